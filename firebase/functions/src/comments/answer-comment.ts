import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  CommentSchema,
  documentPaths,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import * as v from 'valibot';
import { requireTeacher, type Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';
import { transact } from '../platform/transact';

const StoredAnswerSchema = v.object({
  Message: v.string(),
  TimeStamp: v.instance(Timestamp),
});

/** The read fields of a comment. */
const StoredCommentSchema = v.object({
  UID: CommentSchema.entries.UID,
  ByTeacher: CommentSchema.entries.ByTeacher,
  Answer: v.optional(v.nullable(StoredAnswerSchema)),
});

const timeOf = ({ TimeStamp }: v.InferOutput<typeof StoredAnswerSchema>) =>
  TimeStamp.toDate().toISOString();

export interface AnswerServices {
  readonly db: Firestore;
  readonly now: () => Date;
}

/**
 * Writes, changes or deletes a teacher's answer to a comment, and audits it. The same transaction
 * writes the learner's notice. The same answer again changes nothing, so a retry after a lost
 * response does no harm. Costs one read.
 *
 * @throws {AppError} `permission-denied` for all but teachers; `not-found` for an unknown comment;
 *   `aborted` when the answer is no longer the one that the teacher has seen;
 *   `failed-precondition` for the comment of a teacher. Source: docs/lessons.md, Questions.
 */
export async function answerComment(
  { videoID, commentID, message, replaces }: CallableRequest<'answerComment'>,
  caller: Caller,
  { db, now }: AnswerServices,
): Promise<CallableResponse<'answerComment'>> {
  const { uid } = requireTeacher(caller);
  const comment = db.doc(documentPaths.comment(videoID, commentID));
  return transact(db, async (transaction) => {
    const stored = parseStored(StoredCommentSchema, await transaction.get(comment));
    if (stored === null) {
      throw new AppError('not-found', 'This comment has been deleted, so it has no answer.');
    }
    if (stored.ByTeacher) {
      throw new AppError('failed-precondition', 'The comment of a teacher has no answer.');
    }
    const earlier = stored.Answer ?? undefined;
    if (earlier?.Message === message) {
      return { answer: earlier ? { Message: earlier.Message, TimeStamp: timeOf(earlier) } : null };
    }
    if ((earlier && timeOf(earlier)) !== replaces) {
      throw new AppError('aborted', 'Another teacher has answered meanwhile. Please look again.');
    }
    const at = Timestamp.fromDate(now());
    const note = db.doc(documentPaths.newAnswer(stored.UID, commentID));
    const answer = message === undefined ? null : { Message: message, TimeStamp: at };
    transaction.update(comment, { Answer: answer });
    if (answer) transaction.set(note, { VideoID: videoID, TimeStamp: at });
    else transaction.delete(note);
    transaction.create(db.collection('Audit').doc(), {
      uid,
      action: answer ? 'comment-answered' : 'answer-taken-back',
      at: FieldValue.serverTimestamp(),
      comment: comment.path,
    });
    return { answer: answer && { ...answer, TimeStamp: timeOf(answer) } };
  });
}
