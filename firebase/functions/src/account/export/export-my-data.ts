import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { AppError, type CallableResponse } from 'shared-contracts';
import type { Member } from '../../platform/callable/caller';
import { audit } from '../audit';
import { findByUid, type Identities } from '../../people/identities';
import { PERSONAL_DATA } from '../personal-data';
import { identityDataOf } from './identity-data';
import { toJson } from './to-json';

export interface ExportServices {
  readonly db: Firestore;
  readonly identities: Identities;
  readonly now: () => Date;
  /** Entries of one list; default `EXPORT_LIMIT`. */
  readonly limit?: number;
}

/** Entries of one list. The answer must stay far below a function's limit of 32 MB. */
const EXPORT_LIMIT = 2000;

/** Adds the path, because a comment's path names its lesson. */
const withPath = (document: QueryDocumentSnapshot) => ({
  path: document.ref.path,
  data: toJson(document.data()),
});

/**
 * Collects everything that is stored about the caller: `identity`, and for each entry of
 * `PERSONAL_DATA` a document, null, or a list of `{ path, data }`. Times are ISO 8601. A list has
 * at most `EXPORT_LIMIT` entries; `incomplete` names longer lists, and `note` says how to get the
 * rest.
 *
 * @throws {AppError} `unauthenticated` when the account no longer exists. Source: API-exportMyData.
 */
export async function exportMyData(
  { uid }: Member,
  { db, identities, now, limit = EXPORT_LIMIT }: ExportServices,
): Promise<CallableResponse<'exportMyData'>> {
  const user = await findByUid(identities, uid);
  if (user === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  // The audit entry comes first, so that the export contains it.
  await audit(db, uid, 'data-exported');
  const parts = PERSONAL_DATA.map(async ({ name, amount, find }) => {
    // An entry beyond the limit shows that the list is incomplete.
    const { docs } = await find(db, uid)
      .limit(limit + 1)
      .get();
    const [only] = docs;
    const data =
      amount === 'many'
        ? docs.slice(0, limit).map(withPath)
        : ((only && toJson(only.data())) ?? null);
    return { name, data, isIncomplete: amount === 'many' && docs.length > limit };
  });
  const sections = await Promise.all(parts);
  const incomplete = sections.filter(({ isIncomplete }) => isIncomplete).map(({ name }) => name);
  return {
    exportedAt: now().toISOString(),
    identity: identityDataOf(user),
    ...Object.fromEntries(sections.map((section) => [section.name, section.data])),
    incomplete,
    ...(incomplete.length > 0 && {
      note: `Lists end after ${limit} entries. Write to us for the rest of: ${incomplete.join(', ')}.`,
    }),
  };
}
