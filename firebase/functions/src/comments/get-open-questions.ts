import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { CommentSchema, type CallableResponse } from 'shared-contracts';
import * as v from 'valibot';
import { requireTeacher, type Caller } from '../platform/callable/caller';
import { openLearnerQuestions } from './learner-questions';
import { readWaiting, type Titles } from './read-waiting';

const { ID, Message, Username, Line } = CommentSchema.entries;
const StoredQuestionSchema = v.object({
  ID,
  Message,
  Username,
  Line,
  TimeStamp: v.instance(Timestamp),
});

/**
 * Lists for a teacher the unanswered comments of all lessons, and the words and typed answers that
 * learners have sent. Costs two calls of `readWaiting`.
 *
 * @throws {AppError} `permission-denied` for all but teachers. Source: docs/lessons.md, Questions.
 */
export async function getOpenQuestions(
  caller: Caller,
  db: Firestore,
): Promise<CallableResponse<'getOpenQuestions'>> {
  requireTeacher(caller);
  const titles: Titles = new Map();
  const questions = await readWaiting(db, titles, {
    query: db.collectionGroup('Comments').where('Answer', '==', null).orderBy('TimeStamp'),
    // The lesson of a comment is two levels above it.
    lessonOf: ({ ref }) => ref.parent.parent,
    schema: StoredQuestionSchema,
    told: ({ TimeStamp, ...question }, _, { id: VideoID, Title }) => ({
      ...question,
      VideoID,
      Title,
      TimeStamp: TimeStamp.toDate().toISOString(),
    }),
  });
  return { questions, learnerQuestions: await openLearnerQuestions(db, titles) };
}
