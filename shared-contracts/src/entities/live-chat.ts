import * as v from 'valibot';
import { isVisibleText } from './comment';
import { countedPost, type LastPost, type PostsOfDay } from './post-limit';
import { isTidyText } from './tidy-text';

/**
 * An id that a client chose for its message. The security rules accept only this form, so teachers
 * can name and delete every message that pages show.
 */
export const DocumentIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** A message of a live lesson's chat (`LiveChats/{liveLessonID}/Messages/{id}`). */
export const ChatMessageSchema = v.object({
  /** The document's own id. */
  ID: DocumentIdSchema,
  Message: v.string(),
  UID: v.string(),
  Username: v.string(),
  /** ISO 8601, set by the server. */
  TimeStamp: v.pipe(v.string(), v.isoTimestamp()),
  /** Marks the message of a teacher. The rules allow it to teachers only. */
  ByTeacher: v.optional(v.literal(true)),
});
export type ChatMessage = Readonly<v.InferOutput<typeof ChatMessageSchema>>;

/**
 * `LiveChats/{liveLessonID}/DeletedMessages/{id}`: a message that a teacher has deleted, kept for
 * an undo. Nobody reads it. The teacher's page removes it after `CHAT_UNDO.shownMs`; otherwise the
 * database does (TTL on `DeletedAt`).
 */
export const DeletedChatMessageSchema = v.object({
  ...ChatMessageSchema.entries,
  /** ISO 8601, set by the server. */
  DeletedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type DeletedChatMessage = Readonly<v.InferOutput<typeof DeletedChatMessageSchema>>;

/** Time in which a teacher can undo a deletion, in milliseconds. Source: docs/live.md, Chat. */
export const CHAT_UNDO = {
  /** The page offers the undo. */
  shownMs: 10_000,
  /** The security rules accept it for longer, because a late press may arrive after `shownMs`. */
  takenMs: 15_000,
} as const;

/** A stored message; null when it is malformed. */
export function parseChatMessage(stored: unknown): ChatMessage | null {
  const result = v.safeParse(ChatMessageSchema, stored);
  return result.success ? result.output : null;
}

/** The security rules hold messages to these limits. */
export const CHAT_LIMITS = {
  /** UTF-16 units of a message, as the rules count them: most emoji count as two or more. */
  message: 500,
  /** The newest messages, or people, that are read at a time. */
  page: 100,
} as const;

/** Whether the security rules accept a text as a message of the chat. */
export const isChatMessage = (message: string): boolean =>
  isVisibleText(message) && isTidyText(message) && message.length <= CHAT_LIMITS.message;

/** Rate limits of one member, enforced by the security rules. Source: docs/live.md. */
export const CHAT_RATE = {
  /** Seconds between two messages. */
  secondsBetween: 2,
  /** Messages of one member on one day in UTC: a live lesson is on one day. */
  perDay: 300,
} as const;

/**
 * `ChatLimits/{uid}`: the member's last message and the number of messages on that day. Each new
 * message writes it in the same commit, or the rules refuse the message.
 */
export const ChatLimitSchema = v.object({
  /** `ID` of the message in the same commit. */
  LastMessageID: v.string(),
  LastLiveLessonID: v.string(),
  /** ISO 8601, set by the server. */
  LastMessageAt: v.pipe(v.string(), v.isoTimestamp()),
  /** `YYYY-MM-DD` in UTC. */
  Day: v.pipe(v.string(), v.isoDate()),
  /** From 1 to `CHAT_RATE.perDay`. */
  CountOfDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CHAT_RATE.perDay)),
});
export type ChatLimit = Readonly<v.InferOutput<typeof ChatLimitSchema>>;

/** Reads the member's last message from a stored limit. */
export const lastMessage = (limit: ChatLimit): LastPost => ({
  id: limit.LastMessageID,
  at: limit.LastMessageAt,
  Day: limit.Day,
  CountOfDay: limit.CountOfDay,
});

/**
 * The member's limit to write with a new message; write `LastMessageAt` as the server's time.
 *
 * @param last the message before; undefined before the first one
 * @param now by the device's clock, for the day in UTC
 */
export const nextChatLimit = (
  last: PostsOfDay | undefined,
  liveLessonID: string,
  messageID: string,
  now: Date,
): Omit<ChatLimit, 'LastMessageAt'> => ({
  LastMessageID: messageID,
  LastLiveLessonID: liveLessonID,
  ...countedPost(last, now),
});

/**
 * `LiveChats/{liveLessonID}`: a teacher's settings of a chat. Teachers write it; everybody who may
 * enter the room reads it. Without it, no message is pinned and slow mode is off.
 */
export const ChatSettingsSchema = v.object({
  /** The document's own id. */
  ID: v.string(),
  /** `ID` of the message at the top of the chat; null or absent: none. */
  PinnedID: v.optional(v.nullable(DocumentIdSchema)),
  /** Slow mode: seconds between two messages of one member; 0 or absent: off. */
  SlowSeconds: v.optional(v.picklist([0, 10, 30, 60])),
  /** ISO 8601, set by the server. */
  ChangedAt: v.string(),
});
export type ChatSettings = Readonly<v.InferOutput<typeof ChatSettingsSchema>>;
export type SlowSeconds = NonNullable<ChatSettings['SlowSeconds']>;

/** Slow modes in seconds, as in the security rules; 0: off. Source: docs/live.md, Chat. */
export const SLOW_SECONDS: readonly SlowSeconds[] = [0, 10, 30, 60];

/**
 * `LiveChats/{liveLessonID}/Questions/{id}`: a message that a teacher wants to answer next. Only
 * teachers read and write it.
 */
export const ChatQuestionSchema = v.object({
  /** `ID` of the message, and the document's own id. */
  ID: DocumentIdSchema,
  /** ISO 8601, set by the server. */
  AddedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type ChatQuestion = Readonly<v.InferOutput<typeof ChatQuestionSchema>>;

/**
 * `LiveChats/{liveLessonID}/Present/{uid}`: a member who is present. The member's page writes it
 * each minute, and it counts for about two. The database deletes old ones (TTL on `SeenAt`).
 */
export const ChatPresenceSchema = v.object({
  UID: v.string(),
  Username: v.string(),
  /** ISO 8601, set by the server. */
  SeenAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type ChatPresence = Readonly<v.InferOutput<typeof ChatPresenceSchema>>;

/** Timing of presence, in milliseconds. The reads per learner and hour depend on it. */
export const CHAT_PRESENCE = {
  /** Between two heartbeats. */
  everyMs: 60_000,
  /** The rules refuse a second heartbeat, and a removal, within this time of the last one. */
  leastMs: 20_000,
  /** A member seen within this time counts as present. */
  countsForMs: 130_000,
  /** A page that opens the list again within this time does not read it again. */
  keptForMs: 30_000,
} as const;

/**
 * `LiveChats/{liveLessonID}/Mutes/{uid}`: a member who may not write in this chat. Teachers write
 * and delete it; the member may read it, to learn why.
 */
export const ChatMuteSchema = v.object({
  UID: v.string(),
  Username: v.string(),
  /** ISO 8601, set by the server. */
  MutedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type ChatMute = Readonly<v.InferOutput<typeof ChatMuteSchema>>;

/**
 * The id of a live lesson: its day at the school, `2026-11-23`. The security rules accept writes to
 * a chat from 30 days before that day until two days after its start.
 *
 * @param start one of the catalogue's `Dates`: ISO 8601 with the offset of the school
 */
export const liveLessonIDOf = (start: string): string => start.slice(0, 10);
