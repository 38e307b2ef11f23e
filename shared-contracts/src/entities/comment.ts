import * as v from 'valibot';

/** A comment under a video (`Videos/{id}/Comments/{id}`). Source: SPEC §3. */
export const CommentSchema = v.object({
  /** The document's own id. */
  ID: v.string(),
  Message: v.string(),
  UID: v.string(),
  Username: v.string(),
  /** ISO 8601, set by the server. */
  TimeStamp: v.pipe(v.string(), v.isoTimestamp()),
});
export type Comment = Readonly<v.InferOutput<typeof CommentSchema>>;

/** The security rules hold comments to these limits. */
export const COMMENT_LIMITS = {
  /** Characters of a message, as `commentLength` counts them. */
  message: 2000,
  /** UTF-16 units of the name it stands under. */
  username: 100,
  /** Comments of one lesson that are read at a time. Source: SPEC §9. */
  page: 100,
} as const;

/** Whether comments may stand under this name. */
export const isCommentName = (name: string): boolean =>
  name !== '' && name.length <= COMMENT_LIMITS.username;

/**
 * The length of a message as the security rules count it: in UTF-16 units, so most emoji count as
 * two or more.
 */
export const commentLength = (message: string): number => message.length;

/** Something that can be seen; spaces, line breaks and invisible marks alone are no text. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/** Whether the security rules take a text as the message of a comment. */
export const isCommentMessage = (message: string): boolean =>
  VISIBLE.test(message) && commentLength(message) <= COMMENT_LIMITS.message;
