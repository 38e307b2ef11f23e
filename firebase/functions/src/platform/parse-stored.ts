import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError, explainIssue } from 'shared-contracts';
import * as v from 'valibot';

/**
 * Parses a stored document. A malformed one is our fault: `internal`, with the cause in the log.
 *
 * @returns null when there is none
 * @throws {AppError} `internal` when it is malformed
 */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot | undefined,
): v.InferOutput<Schema> | null {
  if (snapshot?.exists !== true) return null;
  const result = v.safeParse(schema, snapshot.data());
  if (result.success) return result.output;
  const problems = result.issues.map(explainIssue);
  // Only the collection: the id of an entitlement names a person.
  throw new AppError('internal', `Malformed document in ${snapshot.ref.parent.path}`, problems);
}
