import type { Firestore } from 'firebase-admin/firestore';
import { uidOf } from '../content/load-accounts';
import type { Account, AccountsFile } from '../content/accounts-file';
import { putDocuments } from '../documents/write-documents';
import { checkedNameOf, teacherOf, userDocumentOf } from './account-documents';
import { putAuthAccount } from './auth-emulator';

/** The documents of the accounts, by uid. An account for which `documentOf` gives null has none. */
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
 * Resets the accounts of the local product to their seeds. Other accounts and plans stay as they
 * are; `npm run reconcile` reads plans from the payment providers. Call `assertLocal` first.
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
    // An account without a seeded plan loses an old one. Other plans come from the providers.
    ['Entitlements', new Map<string, object>()],
    ['Users', documentsOf(accounts, (account) => userDocumentOf(account, now))],
    ['CheckedNames', documentsOf(accounts, checkedNameOf)],
    ['Teachers', documentsOf(accounts, (account) => teacherOf(account, now))],
    // Deleting these restores a deleted account, and resets the limits of comments and chat.
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
