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
import { alreadyExists } from '../platform/error-code';
import { LEARNER_QUESTIONS } from './learner-questions';

export interface AskServices {
  readonly db: Firestore;
  readonly identities: Identities;
  readonly now: () => Date;
}

/** A learner gets the same id for the same word, and for the same card and answer. */
function idOf(uid: string, { videoID, text, answer }: CallableRequest<'askTeacher'>): string {
  const content = answer === undefined ? [text.toLowerCase()] : [videoID, text, answer];
  const parts = [uid, ...content].map((part) => part.normalize('NFC'));
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Stores a learner's word or typed answer for the teachers, once. The learner needs no plan, so the
 * call checks the account: a token outlives a deleted account by up to an hour. Costs one read and
 * one write.
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
    if (alreadyExists(error)) return { isNew: false };
    throw error;
  }
}
