import type { Firestore } from 'firebase-admin/firestore';
import { uidOf } from '../content/load-accounts';
import type { Account, AccountsFile } from '../content/accounts-file';
import { putDocuments } from '../documents/write-documents';
import { checkedNameOf, teacherOf, userDocumentOf } from './account-documents';
import { putAuthAccount } from './auth-emulator';

/** Those of `accounts` that have such a document, by uid. */
function documentsOf<T extends object>(
  accounts: readonly Account[],
  documentOf: (account: Account) => T | null,
): Map<string, T> {
  const documents = new Map<string, T>();
  for (const account of accounts) {
    const document = documentOf(account);
    if (document !== null) documents.set(uidOf(account), document);
  }
  return documents;
}

/**
 * Brings the accounts of the local product to their seeds. Other accounts stay as they are, and so
 * do plans, which `npm run reconcile` brings from the payment providers. Call
 * `assertLocal` first.
 */
export async function seedAccounts(
  db: Firestore,
  authHost: string,
  projectId: string,
  { accounts, password }: AccountsFile,
  now: Date,
): Promise<void> {
  await Promise.all(
    accounts.map((account) => putAuthAccount(authHost, projectId, account, password)),
  );
  for (const [collection, documents] of [
    // The payment providers bring the plans. An account without a plan loses an old one.
    ['Entitlements', new Map<string, object>()],
    ['Users', documentsOf(accounts, (account) => userDocumentOf(account, now))],
    ['CheckedNames', documentsOf(accounts, checkedNameOf)],
    ['Teachers', documentsOf(accounts, (account) => teacherOf(account, now))],
    // Seeding brings a deleted account back, and forgets when an account last commented or chatted.
    ['AccountDeletions', new Map<string, object>()],
    ['CommentLimits', new Map<string, object>()],
    ['ChatLimits', new Map<string, object>()],
  ] as const) {
    await putDocuments(db, collection, documents);
    const without = accounts
      .filter((account) => collection !== 'Entitlements' || account.entitlement === undefined)
      .map(uidOf)
      .filter((uid) => !documents.has(uid));
    await Promise.all(without.map((uid) => db.collection(collection).doc(uid).delete()));
  }
}
