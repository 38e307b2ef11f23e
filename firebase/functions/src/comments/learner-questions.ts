import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  documentPaths,
  type CallableRequest,
  type CallableResponse,
  type LearnerQuestion,
} from 'shared-contracts';
import * as v from 'valibot';
import { requireTeacher, type Caller } from '../platform/callable/caller';
import { errorCodeOf } from '../platform/error-code';
import { readWaiting, type Titles } from './read-waiting';

/**
 * The collection of words and typed answers that learners have sent by a button. A done one stays,
 * so that the learner cannot send it again.
 */
export const LEARNER_QUESTIONS = 'LearnerQuestions';

const StoredSchema = v.object({
  VideoID: v.string(),
  Text: v.string(),
  Line: v.optional(v.number()),
  Typed: v.optional(v.string()),
  TimeStamp: v.instance(Timestamp),
});

/** Lists the open learner questions, the oldest first. */
export const openLearnerQuestions = (
  db: Firestore,
  titles: Titles,
): Promise<readonly LearnerQuestion[]> =>
  readWaiting(db, titles, {
    query: db.collection(LEARNER_QUESTIONS).where('Done', '==', null).orderBy('TimeStamp'),
    lessonOf: (snapshot) => db.doc(documentPaths.video(String(snapshot.get('VideoID')))),
    schema: StoredSchema,
    told: ({ TimeStamp, ...question }, { id: ID }, { Title }) => ({
      ...question,
      ID,
      Title,
      TimeStamp: TimeStamp.toDate().toISOString(),
    }),
  });

/** gRPC's NOT_FOUND. */
const isGone = (error: unknown): boolean => errorCodeOf(error) === 5;

/**
 * Marks a learner's word or answer as done. A retry does no harm. Costs one write.
 *
 * @throws {AppError} `permission-denied` for all but teachers; `not-found` for an unknown id.
 *   Source: docs/lessons.md, Questions.
 */
export async function closeLearnerQuestion(
  { id }: CallableRequest<'closeLearnerQuestion'>,
  caller: Caller,
  { db, now }: { readonly db: Firestore; readonly now: () => Date },
): Promise<CallableResponse<'closeLearnerQuestion'>> {
  requireTeacher(caller);
  try {
    const Done = Timestamp.fromDate(now());
    await db.collection(LEARNER_QUESTIONS).doc(id).update({ Done });
    return {};
  } catch (error) {
    if (isGone(error)) throw new AppError('not-found', 'This question has been deleted.');
    throw error;
  }
}
