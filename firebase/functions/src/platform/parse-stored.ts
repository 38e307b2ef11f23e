import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError, explainIssue } from 'shared-contracts';
import * as v from 'valibot';

/**
 * Parses a stored document.
 *
 * @returns null when the document does not exist
 * @throws {AppError} `internal` when the document is malformed
 */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot | undefined,
): v.InferOutput<Schema> | null {
  if (snapshot?.exists !== true) return null;
  const result = v.safeParse(schema, snapshot.data());
  if (result.success) return result.output;
  const problems = result.issues.map(explainIssue);
  // The message names only the collection, because the id of an entitlement names a person.
  throw new AppError('internal', `Malformed document in ${snapshot.ref.parent.path}`, problems);
}
