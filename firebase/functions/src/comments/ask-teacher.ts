import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  documentPaths,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import { findByUid, type Identities } from '../people/identities';
import type { Member } from '../platform/callable/caller';
import { errorCodeOf } from '../platform/error-code';
import { LEARNER_QUESTIONS } from './learner-questions';

export interface AskServices {
  readonly db: Firestore;
  readonly identities: Identities;
  readonly now: () => Date;
}

/** gRPC's ALREADY_EXISTS. */
const isThere = (error: unknown): boolean => errorCodeOf(error) === 6;

/** The same for the same learner and word, and for the same learner, card and answer. */
function idOf(uid: string, { videoID, text, answer }: CallableRequest<'askTeacher'>): string {
  const what = answer === undefined ? [text.toLowerCase()] : [videoID, text, answer];
  const parts = [uid, ...what].map((part) => part.normalize('NFC'));
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Keeps a word or a typed answer for the teachers, once. It needs no plan, so the account is asked
 * for: its token outlives it by up to an hour. It costs one read and one write.
 *
 * @throws {AppError} `not-found` for a lesson that is not published; `unauthenticated` when the
 *   account no longer exists. Source: docs/lessons.md, Questions.
 */
export async function askTeacher(
  question: CallableRequest<'askTeacher'>,
  { uid }: Member,
  { db, identities, now }: AskServices,
): Promise<CallableResponse<'askTeacher'>> {
  const { videoID, text, line, answer } = question;
  const account = await findByUid(identities, uid);
  if (account === null || account.disabled) {
    throw new AppError('unauthenticated', 'This account no longer exists.');
  }
  const lesson = await db.doc(documentPaths.video(videoID)).get();
  if (lesson.get('isAvailable') !== true) {
    throw new AppError('not-found', 'This lesson is no longer there.');
  }
  try {
    await db
      .collection(LEARNER_QUESTIONS)
      .doc(idOf(uid, question))
      .create({
        UID: uid,
        VideoID: videoID,
        Text: text,
        ...(line !== undefined && { Line: line }),
        ...(answer !== undefined && { Typed: answer }),
        TimeStamp: Timestamp.fromDate(now()),
        Done: null,
      });
    return { isNew: true };
  } catch (error) {
    if (isThere(error)) return { isNew: false };
    throw error;
  }
}
