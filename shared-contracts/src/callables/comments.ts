import * as v from 'valibot';
import {
  COMMENT_LIMITS,
  isQuestionText,
  isTidyText,
  isVisibleText,
  type Comment,
} from '../entities/index';
import { IdSchema } from './lessons';

/**
 * `answerComment`, for teachers; others get `permission-denied` or `unauthenticated`. A call
 * without a message removes the answer. Source: docs/lessons.md, Questions.
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
  /** `TimeStamp` of the answer that the teacher has seen; absent: the teacher saw none. */
  replaces: v.optional(v.pipe(v.string('must be text'), v.isoTimestamp('must be a time'))),
});

/** `getOpenQuestions`, for teachers; others get `permission-denied` or `unauthenticated`. */
export const GetOpenQuestionsRequestSchema = v.strictObject({});

/** A question without an answer, and its lesson. */
export interface OpenQuestion extends Pick<
  Comment,
  'ID' | 'Message' | 'Username' | 'TimeStamp' | 'Line'
> {
  /** `DocID` of its lesson. */
  readonly VideoID: string;
  readonly Title: string;
}

const QuestionTextSchema = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.check(isQuestionText, 'must have a letter, and at most 500 characters'),
  v.check(isTidyText, 'must have at most eight accents on a letter'),
);

/**
 * `askTeacher`, for members; others get `unauthenticated`. Sends a word without an entry, or a
 * typed answer that the learner calls right. Source: docs/lessons.md, Questions.
 */
export const AskTeacherRequestSchema = v.strictObject({
  /** `DocID` of its lesson. */
  videoID: IdSchema,
  /** The word, or the card in dialect. */
  text: QuestionTextSchema,
  /** For a word: index of its line, from 0. */
  line: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must be 0 or more'),
      v.maxValue(999, 'must be at most 999'),
    ),
  ),
  /** For a card: the learner's typed answer. */
  answer: v.optional(QuestionTextSchema),
});

/** `closeLearnerQuestion`, for teachers; others get `permission-denied` or `unauthenticated`. */
export const CloseLearnerQuestionRequestSchema = v.strictObject({ id: IdSchema });

/** A question sent by `askTeacher`, and its lesson, without the learner's name. */
export interface LearnerQuestion {
  readonly ID: string;
  /** `DocID` of its lesson. */
  readonly VideoID: string;
  readonly Title: string;
  /** The word, or the card in dialect. */
  readonly Text: string;
  /** For a word: index of its line, from 0. */
  readonly Line?: number;
  /** For a card: the learner's typed answer; absent for a word. */
  readonly Typed?: string;
  /** ISO 8601. */
  readonly TimeStamp: string;
}
