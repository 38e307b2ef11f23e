import { openDatabase } from './open-database';

/** A reserved number for a signed registry. */
export interface Claim {
  /** `sequence` of the registry. */
  readonly number: number;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  /** Hash of the builds that the registry chooses. */
  readonly decision: string;
}

/** gRPC's code for an existing document. */
const ALREADY_EXISTS = 6;

/** No security rule names the collection, so only servers read it. */
const pathOf = (number: number) => `RegistryNumbers/${String(number).padStart(9, '0')}`;

/**
 * Reserves a number of the registry for good, by a document that can be created only once. If two
 * machines release at the same time, one of them gets the number. Reserve it just before signing,
 * because no call frees it. After a failed signing, the same builds get the same number again.
 * Source: decision 57.
 *
 * @param firestoreHost of the emulator; absent: the real database
 * @returns this claim, or the earlier claim that has the number
 * @throws {Error} when the database cannot be reached
 */
export async function claimNumber(
  claim: Claim,
  projectId: string,
  firestoreHost?: string,
): Promise<Claim> {
  const { db, close } = openDatabase(projectId, firestoreHost);
  try {
    const document = db.doc(pathOf(claim.number));
    try {
      await document.create({ ...claim });
      return claim;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== ALREADY_EXISTS) throw error;
      return (await document.get()).data() as Claim;
    }
  } finally {
    await close();
  }
}
