import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { AppError, type CallableResponse } from 'shared-contracts';
import type { Member } from '../../callable/caller';
import { audit } from '../audit';
import { findByUid, type Identities } from '../identities';
import { PERSONAL_DATA } from '../personal-data';
import { identityDataOf } from './identity-data';
import { toJson } from './to-json';

export interface ExportServices {
  readonly db: Firestore;
  readonly identities: Identities;
  readonly now: () => Date;
}

/** A document that says where it stands: a comment's path names its lesson. */
const withPath = (document: QueryDocumentSnapshot) => ({
  path: document.ref.path,
  data: toJson(document.data()),
});

/**
 * Everything that is held about the caller: `identity`, and one member per entry of `PERSONAL_DATA`
 * (a document, or null; or a list of `{ path, data }`). Times are ISO 8601.
 *
 * @throws {AppError} `unauthenticated` when the account no longer exists. Source: INTERFACES §5
 */
export async function exportMyData(
  { uid }: Member,
  { db, identities, now }: ExportServices,
): Promise<CallableResponse<'exportMyData'>> {
  const user = await findByUid(identities, uid);
  if (user === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  // First, so that the export tells of itself.
  await audit(db, uid, 'data-exported');
  const parts = PERSONAL_DATA.map(async ({ name, amount, find }) => {
    const { docs } = await find(db, uid).get();
    const [only] = docs;
    const found = amount === 'many' ? docs.map(withPath) : ((only && toJson(only.data())) ?? null);
    return [name, found] as const;
  });
  return {
    exportedAt: now().toISOString(),
    identity: identityDataOf(user),
    ...Object.fromEntries(await Promise.all(parts)),
  };
}
