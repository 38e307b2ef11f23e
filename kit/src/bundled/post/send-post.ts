import {
  AppError,
  countedPost,
  isFinal,
  postAllowance,
  type Comment,
  type DocumentPath,
  type Documents,
  type LastPost,
  type PostRate,
  type ServerTimestamp,
} from 'shared-contracts';
import { withTimeout } from 'common/async';

/** A comment, or a message of a chat: they have the same fields. */
export type WholePost = Comment;

/** The storage of one kind of posts. One commit writes a post and its author's limit, an `L`. */
export interface PostPlace<L> {
  /** The current rate: a teacher may change the pace of a chat. */
  readonly rate: PostRate;
  path(id: string): DocumentPath<WholePost>;
  limitPath(uid: string): DocumentPath<L>;
  lastOf(limit: L): LastPost;
  /** The limit to write with a new post. */
  nextLimit(last: LastPost | undefined, id: string, now: Date, at: ServerTimestamp): object;
  /** Whether the author is muted. Asked only after the rules have refused a post. */
  isMuted?(documents: Reads, uid: string): Promise<boolean>;
}

type Reads = Pick<Documents, 'get'>;
type ReadsAndWrites = Pick<Documents, 'get' | 'batch' | 'serverTimestamp'>;

/** The server did not accept the post; an immediate retry cannot help. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
  constructor(readonly reason: 'day-full' | 'muted' | 'refused') {
    super(`A post was not accepted: ${reason}`);
  }
}

/** The author's last post is too recent, so nothing was written. */
export class TooSoon extends Error {
  override readonly name = 'TooSoon';
  /**
   * @param last the author's last post
   * @param waitMs until another attempt may succeed
   */
  constructor(
    readonly last: LastPost,
    readonly waitMs: number,
  ) {
    super('The next post is taken later');
  }
}

/** Largest difference between the clocks of device and server. */
const CLOCKS_MS = 5000;

/** A write without an answer for this long counts as lost. A retry uses the same id. */
const ANSWER_MS = 15_000;

const answered = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, ANSWER_MS, () => new AppError('unavailable', 'No answer'));

/** Milliseconds until the next post is accepted, by the device's clock. */
const timeUntilNext = ({ secondsBetween }: PostRate, { at }: LastPost): number =>
  Date.parse(at) + secondsBetween * 1000 - Date.now();

function throwIfTooMany(rate: PostRate, last: LastPost | undefined): void {
  const { kind } = postAllowance(rate, last, new Date());
  if (kind === 'day-full') throw new NotAccepted(kind);
  if (last && kind === 'too-soon') throw new TooSoon(last, timeUntilNext(rate, last));
}

async function readLast<L>(documents: Reads, place: PostPlace<L>, uid: string) {
  const limit = await documents.get(place.limitPath(uid));
  return limit && place.lastOf(limit);
}

/**
 * Finds out why the security rules refused a post. Returns only if an earlier attempt had arrived.
 *
 * @throws {NotAccepted} with the reason
 * @throws {TooSoon} if the author wrote elsewhere a moment ago
 */
async function explainRefusal<L>(
  documents: Reads,
  place: PostPlace<L>,
  { ID, UID }: WholePost,
): Promise<void> {
  const last = await readLast(documents, place, UID);
  if (last?.id === ID) return;
  if (await documents.get(place.path(ID)).catch(() => undefined)) return;
  if (await place.isMuted?.(documents, UID)) throw new NotAccepted('muted');
  throwIfTooMany(place.rate, last);
  // Only the server knows when the wait is over.
  const waitMs = place.rate.secondsBetween * 1000;
  if (last && Math.abs(Date.now() - Date.parse(last.at)) < waitMs + CLOCKS_MS) {
    throw new TooSoon(last, waitMs);
  }
  throw new NotAccepted('refused');
}

/**
 * Stores a post with the server's time, and its author's limit in the same commit. A retry writes
 * nothing if an earlier attempt has arrived.
 *
 * @param last the author's last post, if known; `unknown` reads it, which costs one read
 * @returns the author's last post after this one
 * @throws {NotAccepted} with the reason
 * @throws {TooSoon} send it again after the wait
 * @throws {AppError} without an answer; send it again
 */
export async function sendPost<L>(
  documents: ReadsAndWrites,
  place: PostPlace<L>,
  post: WholePost,
  last: LastPost | undefined | 'unknown',
): Promise<LastPost> {
  const { ID: id, UID } = post;
  const lastPost = last === 'unknown' ? await answered(readLast(documents, place, UID)) : last;
  if (lastPost?.id === id) return lastPost;
  throwIfTooMany(place.rate, lastPost);
  const at = documents.serverTimestamp();
  const now = new Date();
  try {
    await answered(
      documents.batch([
        { operation: 'set', path: place.path(id), data: { ...post, TimeStamp: at } },
        {
          operation: 'set',
          path: place.limitPath(UID),
          data: place.nextLimit(lastPost, id, now, at),
        },
      ]),
    );
  } catch (error) {
    if (!isFinal(error)) throw error;
    // The author may have written in another tab since, so read the last post again.
    const hasNewerPost = async () =>
      last !== 'unknown' && (await answered(readLast(documents, place, UID)))?.id !== last?.id;
    if (await hasNewerPost()) {
      return sendPost(documents, place, post, 'unknown');
    }
    await answered(explainRefusal(documents, place, post));
  }
  return { id, at: new Date().toISOString(), ...countedPost(lastPost, now) };
}
