import type { Firestore } from 'firebase-admin/firestore';
import { uidOf } from '../content/load-accounts';
import type { Account, AccountsFile } from '../content/schemas';
import { putDocuments } from '../documents/write-documents';
import { entitlementOf, userDocumentOf } from './account-documents';
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
 * Brings the accounts of the local product to their seeds. Other accounts stay as they are. Call
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
    ['Entitlements', documentsOf(accounts, (account) => entitlementOf(account, now))],
    ['Users', documentsOf(accounts, (account) => userDocumentOf(account, now))],
    // A seeded account that was deleted is there again.
    ['AccountDeletions', new Map<string, object>()],
  ] as const) {
    await putDocuments(db, collection, documents);
    const without = accounts.map(uidOf).filter((uid) => !documents.has(uid));
    await Promise.all(without.map((uid) => db.collection(collection).doc(uid).delete()));
  }
}
