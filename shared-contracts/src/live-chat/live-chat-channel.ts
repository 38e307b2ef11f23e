import * as v from 'valibot';
import { CHAT_LIMITS, ChatMessageSchema, DocumentIdSchema, SLOW_SECONDS } from '../entities/index';

/**
 * Messages between the live screen (the host, which has the `Platform`) and the chat's document in
 * a frame, over one `MessageChannel`. Both sides use one schema and drop messages that do not fit.
 * Source: docs/live.md.
 */

/** Window message of a frame that is ready; the host answers with a port. */
export const CHAT_HELLO = 'live-chat-hello';
/** The window message that carries the port. */
export const CHAT_PORT = 'live-chat-port';

/** Longest text. The schema drops longer ones, which nobody types. */
const TYPED_MOST = 10_000;
const TextSchema = v.pipe(v.string(), v.maxLength(TYPED_MOST));
const UidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Most unsent messages of one member: one that is being sent, and three that wait. */
export const CHAT_UNDER_WAY = 4;

/** Why a message was not sent, or another notice to a member. `busy`: too many unsent messages. */
const NoticeSchema = v.object({
  kind: v.picklist(['busy', 'day-full', 'muted', 'refused', 'moderation-failed']),
});
export type ChatNotice = Readonly<v.InferOutput<typeof NoticeSchema>>;

const SlowSchema = v.picklist(SLOW_SECONDS);

const StateSchema = v.object({
  type: v.literal('state'),
  /** `refused`: without VIP. `failed`: the room could not be read; the host tries again. */
  room: v.picklist(['loading', 'open', 'refused', 'failed']),
  /** The reader's own id, to tell their messages apart. */
  uid: UidSchema,
  isTeacher: v.boolean(),
  /** Whether a teacher has muted the reader, who then may not write. */
  isMuted: v.boolean(),
  /** Whether the reader has a name that messages may carry. */
  name: v.picklist(['usable', 'none', 'unfit', 'taken']),
  connection: v.picklist(['live', 'lost']),
  /** The reader's unsent messages, in their order; `waiting` for the connection. */
  pending: v.pipe(
    v.array(
      v.object({
        id: DocumentIdSchema,
        text: TextSchema,
        status: v.picklist(['sending', 'waiting']),
      }),
    ),
    v.maxLength(CHAT_UNDER_WAY),
  ),
  notice: v.nullable(NoticeSchema),
  /** The message that the teacher has just deleted and can restore. */
  undo: v.optional(v.nullable(DocumentIdSchema)),
  /** The message at the top, for all. */
  pinned: v.optional(v.nullable(ChatMessageSchema)),
  /** Slow mode: seconds between two messages of one member; 0: off. */
  slowSeconds: v.optional(SlowSchema),
  /** When the reader may write again, by their device's clock; null: they may write. */
  mayWriteAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  /** Messages that a teacher will answer next, in order. Empty for all but teachers. */
  questions: v.optional(v.pipe(v.array(ChatMessageSchema), v.maxLength(CHAT_LIMITS.page))),
  /** Muted members. Empty for all but teachers. */
  muted: v.array(v.object({ uid: UidSchema, username: v.string() })),
  /** The learner's choice; null: the device's. */
  theme: v.nullable(v.picklist(['light', 'dark'])),
  /**
   * Who opens links in messages: the host page, because a web view has no second window, or nobody.
   * Absent: the browser.
   */
  links: v.optional(v.picklist(['page', 'nobody'])),
});
/** All but the messages. */
export type ChatState = Readonly<Omit<v.InferOutput<typeof StateSchema>, 'type'>>;

const PersonSchema = v.object({ uid: UidSchema, username: v.string() });
const PeopleSchema = v.object({
  type: v.literal('people'),
  status: v.picklist(['loading', 'ready', 'failed']),
  people: v.pipe(v.array(PersonSchema), v.maxLength(CHAT_LIMITS.page)),
  /** Whether more people are present than the list holds. */
  isMore: v.boolean(),
});
export type ChatPeople = Readonly<Omit<v.InferOutput<typeof PeopleSchema>, 'type'>>;

const ToFrameSchema = v.variant('type', [
  StateSchema,
  v.object({
    type: v.literal('messages'),
    /** Oldest first. */
    messages: v.pipe(v.array(ChatMessageSchema), v.maxLength(CHAT_LIMITS.page)),
  }),
  PeopleSchema,
  /** Text for the field: an earlier draft, or a message that was not accepted. */
  v.object({ type: v.literal('text'), text: TextSchema }),
]);
export type ToChatFrame = v.InferOutput<typeof ToFrameSchema>;

const FromFrameSchema = v.variant('type', [
  /** The text of the field, after each change. */
  v.object({ type: v.literal('typed'), text: TextSchema }),
  v.object({ type: v.literal('send'), text: TextSchema }),
  v.object({ type: v.literal('people') }),
  v.object({ type: v.literal('retry') }),
  /** The reader pressed a link in a message, and the host page opens links. */
  v.object({
    type: v.literal('open'),
    url: v.pipe(v.string(), v.maxLength(TYPED_MOST), v.url(), v.startsWith('https://')),
  }),
  /** For teachers. */
  v.object({ type: v.literal('delete'), id: DocumentIdSchema }),
  v.object({ type: v.literal('undo'), id: DocumentIdSchema }),
  v.object({ type: v.literal('pin'), id: v.nullable(DocumentIdSchema) }),
  v.object({ type: v.literal('slow'), seconds: SlowSchema }),
  v.object({ type: v.literal('question'), id: DocumentIdSchema }),
  v.object({ type: v.literal('answered'), id: DocumentIdSchema }),
  v.object({ type: v.literal('mute'), uid: UidSchema, username: v.string() }),
  v.object({ type: v.literal('unmute'), uid: UidSchema }),
]);
export type FromChatFrame = v.InferOutput<typeof FromFrameSchema>;
/** Messages for the chat itself: all but `open`. */
export type ChatAct = Exclude<FromChatFrame, { type: 'open' }>;

/** Reads a message to the frame; null for any other data. */
export function toChatFrame(data: unknown): ToChatFrame | null {
  const result = v.safeParse(ToFrameSchema, data);
  return result.success ? result.output : null;
}

/** Reads a message from the frame; null for any other data. */
export function fromChatFrame(data: unknown): FromChatFrame | null {
  const result = v.safeParse(FromFrameSchema, data);
  return result.success ? result.output : null;
}
