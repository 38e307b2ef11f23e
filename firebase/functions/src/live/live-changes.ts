import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { LiveChangesSchema, type LiveChanges, type LiveSecrets } from 'shared-contracts';
import { parseStored } from '../platform/parse-stored';

const UNCHANGED: LiveChanges = { Revision: 0, Moved: [] };

/** The document with the teachers' changes of live lessons, which override published settings. */
export const changesRef = (db: Firestore): DocumentReference => db.doc('LiveChanges/next');

/** @throws {AppError} `internal` when the document is malformed */
export const parseChanges = (stored: DocumentSnapshot | undefined): LiveChanges =>
  parseStored(LiveChangesSchema, stored) ?? UNCHANGED;

/** The public part of the changes; undefined: no date was ever changed. */
export const datesOf = ({ Revision, Moved }: LiveChanges) =>
  Moved.length === 0 ? undefined : { Revision, Moved };

/** Sets a teacher's meeting in the room, and drops the number of the published meeting. */
export function withMeeting(
  secrets: LiveSecrets,
  { JoinUrl, MeetingNumber }: LiveChanges,
): LiveSecrets {
  if (JoinUrl === undefined) return secrets;
  const { MeetingNumber: _, ...room } = secrets;
  return { ...room, JoinUrl, ...(MeetingNumber !== undefined && { MeetingNumber }) };
}
