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

/** Where posts of one kind are stored. One commit holds a post and its author's limit, an `L`. */
export interface PostPlace<L> {
  /** As it is now: a teacher may change the pace of a chat. */
  readonly rate: PostRate;
  path(id: string): DocumentPath<WholePost>;
  limitPath(uid: string): DocumentPath<L>;
  lastOf(limit: L): LastPost;
  /** The limit beside a new post. */
  nextLimit(last: LastPost | undefined, id: string, now: Date, at: ServerTimestamp): object;
  /** Whether the author is muted there. Asked only after the rules have refused a post. */
  isMuted?(documents: Reads, uid: string): Promise<boolean>;
}

type Reads = Pick<Documents, 'get'>;
type ReadsAndWrites = Pick<Documents, 'get' | 'batch' | 'serverTimestamp'>;

/** The post was not accepted. Another attempt at once would not help. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
  constructor(readonly reason: 'day-full' | 'muted' | 'refused') {
    super(`A post was not accepted: ${reason}`);
  }
}

/** The author's last post was a moment ago, so nothing was written. */
export class TooSoon extends Error {
  override readonly name = 'TooSoon';
  /**
   * @param last of the author
   * @param waitMs until another attempt may succeed
   */
  constructor(
    readonly last: LastPost,
    readonly waitMs: number,
  ) {
    super('The next post is taken later');
  }
}

/** The clock of the device and that of the server may differ by this much. */
const CLOCKS_MS = 5000;

/** A write without an answer for this long counts as lost. It may be sent again, under its id. */
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
 * Finds out why the rules have refused a post. It returns only if the post had arrived before.
 *
 * @throws {NotAccepted} with the reason
 * @throws {TooSoon} the author wrote elsewhere a moment ago
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
 * Stores a post with the server's time, and its author's limit in the same commit. The same post
 * may be sent again after a failure: if an earlier attempt arrived, nothing is written.
 *
 * @param last the author's last post, if known; `unknown` reads it, which costs one read
 * @returns the author's last post as it is now
 * @throws {NotAccepted} with the reason
 * @throws {TooSoon} send it again after the wait
 * @throws {AppError} when no answer came; send it again
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
    const isOld = async () =>
      last !== 'unknown' && (await answered(readLast(documents, place, UID)))?.id !== last?.id;
    if (await isOld()) {
      return sendPost(documents, place, post, 'unknown');
    }
    await answered(explainRefusal(documents, place, post));
  }
  return { id, at: new Date().toISOString(), ...countedPost(lastPost, now) };
}
