import {
  AppError,
  CHAT_LIMITS,
  CHAT_PRESENCE,
  CHAT_RATE,
  chatAllowance,
  collectionPaths,
  documentPaths,
  isFinal,
  nextChatLimit,
  type ChatLimit,
  type ChatMessage,
  type ChatNotice,
  type CurrentUser,
  type Platform,
} from 'shared-contracts';
import { withTimeout } from 'shared-contracts/async';

/** The message was refused, and `notice` says why. Trying again at once would not help. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
  constructor(readonly notice: ChatNotice) {
    super(`The chat did not accept a message: ${notice.kind}`);
  }
}

/** The last message is too near, so nothing was written. */
export class TooSoon extends Error {
  override readonly name = 'TooSoon';
  /**
   * @param last the author's limit
   * @param waitMs until another attempt may succeed
   */
  constructor(
    readonly last: ChatLimit,
    readonly waitMs: number,
  ) {
    super('The chat takes the next message later');
  }
}

/** The clock of the device and that of the server may differ by this much. */
const CLOCKS_MS = 5000;

/** A write without an answer for this long counts as lost. It may be sent again, under its id. */
const ANSWER_MS = 15_000;

const answered = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, ANSWER_MS, () => new AppError('unavailable', 'No answer'));

const BETWEEN_MS = CHAT_RATE.secondsBetween * 1000;

function throwIfTooMany(last: ChatLimit | undefined): void {
  const allowance = chatAllowance(last, new Date());
  if (allowance.kind === 'day-full') throw new NotAccepted(allowance);
  if (last === undefined || allowance.kind === 'allowed') return;
  throw new TooSoon(last, Date.parse(last.LastMessageAt) + BETWEEN_MS - Date.now());
}

/** Whether a teacher has muted this member. */
export const isMuted = async (
  { documents }: Platform,
  liveLessonID: string,
  uid: string,
): Promise<boolean> =>
  (await documents.get(documentPaths.chatMute(liveLessonID, uid))) !== undefined;

/**
 * Why the rules refused a message; undefined when it had arrived before.
 *
 * @throws {TooSoon} the author wrote elsewhere a moment ago
 */
async function refusalOf(
  platform: Platform,
  liveLessonID: string,
  { ID, UID }: ChatMessage,
): Promise<ChatNotice | undefined> {
  const { documents } = platform;
  const last = await documents.get(documentPaths.chatLimit(UID));
  if (last?.LastMessageID === ID) return undefined;
  const arrived = documents.get(documentPaths.chatMessage(liveLessonID, ID));
  if (await arrived.catch(() => undefined)) return undefined;
  if (await isMuted(platform, liveLessonID, UID)) return { kind: 'muted' };
  throwIfTooMany(last);
  // Only the server knows when the two seconds are over.
  const passed = last ? Math.abs(Date.now() - Date.parse(last.LastMessageAt)) : Infinity;
  if (last && passed < CLOCKS_MS) throw new TooSoon(last, BETWEEN_MS);
  return { kind: 'refused' };
}

/**
 * Stores a message with the server's time, and its author's limit in the same commit. The same
 * message may be sent again after a failure: if an earlier attempt arrived, nothing is written.
 *
 * @param last the author's limit as it is known; `unknown` reads it, one read
 * @returns the limit as it is now
 * @throws {NotAccepted} with the reason
 * @throws {TooSoon} send it again after the wait
 * @throws {AppError} when no answer came; send it again
 */
export async function sendChatMessage(
  platform: Platform,
  liveLessonID: string,
  message: ChatMessage,
  last: ChatLimit | undefined | 'unknown',
): Promise<ChatLimit> {
  const { documents } = platform;
  const limitPath = documentPaths.chatLimit(message.UID);
  const known = last === 'unknown' ? await answered(documents.get(limitPath)) : last;
  const limit = nextChatLimit(known, liveLessonID, message.ID, new Date());
  const now = () => ({ ...limit, LastMessageAt: new Date().toISOString() });
  if (known?.LastMessageID === message.ID) return known;
  throwIfTooMany(known);
  const time = documents.serverTimestamp();
  try {
    await answered(
      documents.batch([
        {
          operation: 'set',
          path: documentPaths.chatMessage(liveLessonID, message.ID),
          data: { ...message, TimeStamp: time },
        },
        { operation: 'set', path: limitPath, data: { ...limit, LastMessageAt: time } },
      ]),
    );
  } catch (error) {
    if (!isFinal(error)) throw error;
    const notice = await answered(refusalOf(platform, liveLessonID, message));
    if (notice) throw new NotAccepted(notice);
  }
  return now();
}

/** Deletes a message. One that is already gone is no error. For teachers. */
export const deleteChatMessage = (
  { documents }: Platform,
  liveLessonID: string,
  id: string,
): Promise<void> => documents.remove(documentPaths.chatMessage(liveLessonID, id));

/** Keeps a member from writing in this chat, at once. For teachers. */
export const mute = (
  { documents }: Platform,
  liveLessonID: string,
  { uid, username }: { readonly uid: string; readonly username: string },
): Promise<void> =>
  documents.batch([
    {
      operation: 'set',
      path: documentPaths.chatMute(liveLessonID, uid),
      data: { UID: uid, Username: username, MutedAt: documents.serverTimestamp() },
    },
  ]);

/** Lets a member write again. For teachers. */
export const unmute = ({ documents }: Platform, liveLessonID: string, uid: string): Promise<void> =>
  documents.remove(documentPaths.chatMute(liveLessonID, uid));

/** Says that this member is there. */
export const sayPresent = (
  { documents }: Platform,
  liveLessonID: string,
  { UID, Username }: CurrentUser,
): Promise<void> =>
  documents.batch([
    {
      operation: 'set',
      path: documentPaths.chatPresence(liveLessonID, UID),
      data: { UID, Username, SeenAt: documents.serverTimestamp() },
    },
  ]);

export const leave = (
  { documents }: Platform,
  liveLessonID: string,
  { UID }: CurrentUser,
): Promise<void> => documents.remove(documentPaths.chatPresence(liveLessonID, UID));

export interface Presence {
  readonly people: readonly { readonly uid: string; readonly username: string }[];
  readonly isMore: boolean;
}

/** Who is there now, in the order of their names: 100 people, and as many reads, at most. */
export async function readPresence(
  { documents }: Platform,
  liveLessonID: string,
): Promise<Presence> {
  const found = await documents.query(collectionPaths.chatPresence(liveLessonID), {
    where: [['SeenAt', '>', new Date(Date.now() - CHAT_PRESENCE.countsForMs).toISOString()]],
    orderBy: ['SeenAt', 'desc'],
    limit: CHAT_LIMITS.page,
  });
  const people = found.map(({ id, data }) => ({ uid: id, username: data.Username }));
  return {
    people: people.sort((a, b) => a.username.localeCompare(b.username)),
    isMore: found.length === CHAT_LIMITS.page,
  };
}
