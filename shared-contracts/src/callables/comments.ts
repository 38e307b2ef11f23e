import * as v from 'valibot';
import { COMMENT_LIMITS, isTidyText, isVisibleText, type Comment } from '../entities/index';
import { IdSchema } from './lessons';

/**
 * `answerComment`: teachers, otherwise `permission-denied` or `unauthenticated`. Without a message
 * it takes the answer back. Source: docs/lessons.md, Questions.
 */
export const AnswerCommentRequestSchema = v.strictObject({
  videoID: IdSchema,
  commentID: IdSchema,
  message: v.optional(
    v.pipe(
      v.string('must be text'),
      v.trim(),
      v.check(isVisibleText, 'must have a character that can be seen'),
      v.check(isTidyText, 'must have at most eight accents on a letter'),
      v.maxLength(COMMENT_LIMITS.message, 'must have at most 2,000 characters'),
    ),
  ),
  /** `TimeStamp` of the answer that the teacher has seen; absent: there was none. */
  replaces: v.optional(v.pipe(v.string('must be text'), v.isoTimestamp('must be a time'))),
});

/** `getOpenQuestions`: teachers, otherwise `permission-denied` or `unauthenticated`. */
export const GetOpenQuestionsRequestSchema = v.strictObject({});

/** A question that no teacher has answered, and its lesson. */
export interface OpenQuestion extends Pick<
  Comment,
  'ID' | 'Message' | 'Username' | 'TimeStamp' | 'Line'
> {
  /** `DocID` of its lesson. */
  readonly VideoID: string;
  /** Of its lesson. */
  readonly Title: string;
}
