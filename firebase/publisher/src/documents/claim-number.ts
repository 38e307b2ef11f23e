import { openDatabase } from './open-database';

/** Who signs the registry under which number, and for which builds. */
export interface Claim {
  /** `sequence` of the registry. */
  readonly number: number;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  /** Hash of what the registry decides. */
  readonly decision: string;
}

/** gRPC's code for a document that exists. */
const ALREADY_EXISTS = 6;

/** Readable by servers only: no rule names the collection. */
const pathOf = (number: number) => `RegistryNumbers/${String(number).padStart(9, '0')}`;

/**
 * Claims a number of the registry for good, by a document that can be created only once. If two
 * machines follow the same deployed registry, one of them gets the number.
 * Claim as the last thing before you sign: nothing gives a number back. If the signing fails, the
 * same builds get the same number at the next try. Source: decision 57.
 *
 * @param firestoreHost of the emulator; absent: the real database
 * @returns the claim that holds: this one, or an earlier one
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
