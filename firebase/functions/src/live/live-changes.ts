import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { LiveChangesSchema, type LiveChanges, type LiveSecrets } from 'shared-contracts';
import { parseStored } from '../platform/parse-stored';

/** Before any change: what the school has published holds. */
const UNCHANGED: LiveChanges = { Revision: 0, Moved: [] };

/** What teachers have changed of the live lessons. */
export const changesRef = (db: Firestore): DocumentReference => db.doc('LiveChanges/next');

/** @throws {AppError} `internal` when it is malformed */
export const parseChanges = (stored: DocumentSnapshot | undefined): LiveChanges =>
  parseStored(LiveChangesSchema, stored) ?? UNCHANGED;

/** The part that everybody may know; undefined: no date was ever changed. */
export const datesOf = ({ Revision, Moved }: LiveChanges) =>
  Moved.length === 0 ? undefined : { Revision, Moved };

/** The room with the meeting that a teacher has given it. A number of another meeting goes. */
export function withMeeting(
  secrets: LiveSecrets,
  { JoinUrl, MeetingNumber }: LiveChanges,
): LiveSecrets {
  if (JoinUrl === undefined) return secrets;
  const { MeetingNumber: _, ...room } = secrets;
  return { ...room, JoinUrl, ...(MeetingNumber !== undefined && { MeetingNumber }) };
}
