import * as v from 'valibot';
import { countedPost, type LastPost, type PostsOfDay } from './post-limit';
import { INVISIBLE_CHARACTER, isTidyName, isTidyText } from './tidy-text';

/** The line of the lesson's text that a comment asks about. Source: docs/lessons.md, Questions. */
export const CommentLineSchema = v.object({
  /** Its place in the text, from 0. */
  Index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Its dialect text when the learner asked; the lesson's text may have changed since. */
  Text: v.string(),
});
export type CommentLine = Readonly<v.InferOutput<typeof CommentLineSchema>>;

/** A teacher's answer, without the teacher's name. Source: docs/lessons.md, Questions. */
export const CommentAnswerSchema = v.object({
  Message: v.string(),
  /** ISO 8601, set by the server. */
  TimeStamp: v.pipe(v.string(), v.isoTimestamp()),
});
export type CommentAnswer = Readonly<v.InferOutput<typeof CommentAnswerSchema>>;

/** A comment under a video (`Videos/{id}/Comments/{id}`). Source: ENTITY-comment. */
export const CommentSchema = v.object({
  /** The document's own id. */
  ID: v.string(),
  Message: v.string(),
  UID: v.string(),
  Username: v.string(),
  /** ISO 8601, set by the server. */
  TimeStamp: v.pipe(v.string(), v.isoTimestamp()),
  /** Marks the comment of a teacher. The rules allow it to teachers only. */
  ByTeacher: v.optional(v.literal(true)),
  Line: v.optional(CommentLineSchema),
  /** `null`: a question that waits for its answer. Only the server writes an answer. */
  Answer: v.optional(v.nullable(CommentAnswerSchema)),
});
export type Comment = Readonly<v.InferOutput<typeof CommentSchema>>;

/**
 * `LearnerState/{uid}/Answers/{commentID}`: a teacher's answer that the learner has not seen yet.
 * The server writes the document, and the learner deletes it. Source: docs/lessons.md, Questions.
 */
export const NewAnswerSchema = v.object({
  /** `DocID` of the comment's lesson. */
  VideoID: v.string(),
  /** ISO 8601, set by the server. */
  TimeStamp: v.pipe(v.string(), v.isoTimestamp()),
});
export type NewAnswer = Readonly<v.InferOutput<typeof NewAnswerSchema>>;

/** The security rules hold comments to these limits. */
export const COMMENT_LIMITS = {
  /** Characters of a message, as `commentLength` counts them. */
  message: 2000,
  /** UTF-16 units of its author's name. */
  username: 100,
  /** Characters of the line that a comment asks about. */
  line: 500,
  /** Lines of a text that may be asked about. */
  lines: 1000,
  /** Comments of one lesson that are read at a time. Source: CONST-comments-limit. */
  page: 100,
} as const;

/**
 * The length of a message as the security rules count it: in UTF-16 units, so most emoji count as
 * two or more.
 */
export const commentLength = (message: string): number => message.length;

/** Whether a text has a visible character; the security rules have the same list. */
export const isVisibleText = (text: string): boolean =>
  [...text].some((character) => !INVISIBLE_CHARACTER.test(character));

/**
 * Whether the security rules let comments, messages of a chat and presence carry this name.
 */
export const isCommentName = (name: string): boolean =>
  isVisibleText(name) && isTidyName(name) && name.length <= COMMENT_LIMITS.username;

/** Whether the security rules accept a text as the message of a comment. */
export const isCommentMessage = (message: string): boolean =>
  isVisibleText(message) && isTidyText(message) && commentLength(message) <= COMMENT_LIMITS.message;

/** Rate limits of one author, enforced by the security rules. Source: docs/security.md. */
export const COMMENT_RATE = {
  /** Seconds between two comments. */
  secondsBetween: 10,
  /** Comments of one author on one day in UTC, under all lessons together. */
  perDay: 100,
} as const;

/**
 * `CommentLimits/{uid}`: the author's last comment and the number of comments on that day. Each new
 * comment writes it in the same commit, or the rules refuse the comment.
 */
export const CommentLimitSchema = v.object({
  /** `ID` of the comment in the same commit. */
  LastCommentID: v.string(),
  /** `DocID` of the lesson of that comment. */
  LastCommentVideoID: v.string(),
  /** ISO 8601, set by the server. */
  LastCommentAt: v.pipe(v.string(), v.isoTimestamp()),
  /** `YYYY-MM-DD` in UTC. */
  Day: v.pipe(v.string(), v.isoDate()),
  /** From 1 to `COMMENT_RATE.perDay`. */
  CountOfDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COMMENT_RATE.perDay)),
});
export type CommentLimit = Readonly<v.InferOutput<typeof CommentLimitSchema>>;

/** Reads the author's last comment from a stored limit. */
export const lastComment = (limit: CommentLimit): LastPost => ({
  id: limit.LastCommentID,
  at: limit.LastCommentAt,
  Day: limit.Day,
  CountOfDay: limit.CountOfDay,
});

/**
 * The author's limit to write with a new comment; write `LastCommentAt` as the server's time.
 *
 * @param last the comment before; undefined before the first one
 * @param now by the device's clock, for the day in UTC
 */
export const nextCommentLimit = (
  last: PostsOfDay | undefined,
  videoID: string,
  commentID: string,
  now: Date,
): Omit<CommentLimit, 'LastCommentAt'> => ({
  LastCommentID: commentID,
  LastCommentVideoID: videoID,
  ...countedPost(last, now),
});
