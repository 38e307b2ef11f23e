import {
  createChangeable,
  isLoggedIn,
  isNameAllowed,
  presentLearner,
  type CurrentUser,
  type LastPost,
  type Platform,
  type Watched,
} from 'shared-contracts';
import { waitAfter } from 'shared-contracts/async';
import type { Post, PostDrafts } from './drafts';
import { NotAccepted, sendPost, TooSoon, type PostPlace, type WholePost } from './send-post';

/** Waits between two attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** An older post may not fit the talk any more, so it comes back to its author. In milliseconds. */
const OLD_MS = 15 * 60_000;

export interface OutboxOptions<L> {
  /** The place in `drafts`. */
  readonly key: string;
  readonly drafts: PostDrafts | undefined;
  readonly place: PostPlace<L>;
  readonly user: CurrentUser;
  readonly isTeacher: () => boolean;
  /**
   * Sends a post again by itself, after a wait or a lost answer, and goes on after a reload.
   * Otherwise a post comes back after each failure.
   */
  readonly isPatient: boolean;
  /** Separates the texts of several posts that come back. */
  readonly between: string;
  readonly onSent: (post: WholePost) => void;
  /**
   * The first post has failed. The posts behind it come back too, for the same reason.
   *
   * @param reason null: nobody may write under this name
   * @param text the texts of all posts that came back
   */
  readonly onReturned: (reason: unknown, text: string) => void;
}

/** One learner's field and what it has sent. */
export interface OutboxState {
  /** The text in the field. */
  readonly text: string;
  /** In the order of sending. `waiting`: no answer came, so the first post is sent again. */
  readonly pending: readonly (Post & { readonly status: 'sending' | 'waiting' })[];
}

/**
 * A learner's field, and their posts that have no answer yet. It sends them one after the other,
 * and keeps them with what is typed for as long as the tab is open.
 */
export interface Outbox {
  readonly state$: Watched<OutboxState>;
  type(text: string): void;
  /** Empties the field, and puts a post behind those that are under way. */
  send(text: string): void;
  /** The post as it is sent, with the time of this device. */
  whole(post: Post): WholePost;
  /** Begins to send, or begins again after `stop`. */
  start(): void;
  /** The connection is back: tries at once instead of waiting. */
  hurry(): void;
  /** Ends sending. A post without an answer stays on the list, even if the answer comes later. */
  stop(): void;
}

/**
 * Sends a post with the same id in every attempt, so it arrives once.
 *
 * @throws {AppError} `unauthenticated` when nobody is logged in
 */
export function createOutbox<L>(platform: Platform, options: OutboxOptions<L>): Outbox {
  const { key, drafts, place, user, isTeacher, isPatient, between } = options;
  const { UID } = user;
  const { documents } = presentLearner(platform);
  const draft = drafts?.read(key);
  let returnedPost = draft?.returned;
  let last: LastPost | undefined | 'unknown' = 'unknown';
  let failures = 0;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;

  const withStatus = (posts: readonly Post[]): OutboxState['pending'] => {
    const status = failures > 0 ? 'waiting' : 'sending';
    return posts.map(({ id, text }) => ({ id, text, status }));
  };
  /** Puts posts that came back into the field, before the text that was typed since. */
  const refilled = (posts: readonly Post[], typed: string): string => {
    if (posts.length > 0) returnedPost = posts.length === 1 ? posts[0] : undefined;
    const texts = posts.map(({ text }) => text);
    return (typed.trim() === '' ? texts : [...texts, typed]).join(between);
  };

  const kept = draft?.pending ?? [];
  const goesOn = isPatient && Date.now() - (draft?.at ?? 0) <= OLD_MS;
  const typed = draft?.text ?? '';
  const state$ = createChangeable<OutboxState>({
    text: goesOn || kept.length === 0 ? typed : refilled(kept, typed),
    pending: withStatus(goesOn ? kept : []),
  });

  const become = (state: OutboxState) => {
    state$.next(state);
    const pending = state.pending.map(({ id, text }) => ({ id, text }));
    drafts?.write(key, { text: state.text, pending, returned: returnedPost, at: Date.now() });
  };
  const change = (text: string, posts: readonly Post[]) =>
    become({ text, pending: withStatus(posts) });
  const show = (posts: readonly Post[]) => change(state$.value.text, posts);
  const giveBack = (reason: unknown) => {
    const { text, pending } = state$.value;
    failures = 0;
    change(refilled(pending, text), []);
    options.onReturned(reason, pending.map((post) => post.text).join(between));
  };

  const retry = (waitMs: number) => (timer = setTimeout(() => void attempt(), waitMs));
  const failed = (error: unknown) => {
    if (error instanceof TooSoon && isPatient) {
      ({ last } = error);
      failures = 0;
      show(state$.value.pending);
      retry(error.waitMs);
      return;
    }
    // Another tab may have written meanwhile.
    last = 'unknown';
    if (!isPatient || error instanceof NotAccepted) return giveBack(error);
    platform.log.warn('A post waits for the connection', { error });
    failures += 1;
    show(state$.value.pending);
    retry(waitAfter(WAITS_MS, failures));
  };
  const whole = ({ id, text }: Post): WholePost => {
    const session = platform.session.state$.value;
    const { Username } = isLoggedIn(session) ? session.user : user;
    return {
      ID: id,
      Message: text,
      UID,
      Username,
      TimeStamp: new Date().toISOString(),
      ...(isTeacher() && { ByTeacher: true }),
    };
  };
  /** @returns whether the next one may follow */
  const sendFirst = async (first: Post): Promise<boolean> => {
    try {
      const post = whole(first);
      const isAllowed = await isNameAllowed(platform, post);
      if (isAllowed) last = await sendPost(documents, place, post, last);
      if (isStopped) return false;
      if (!isAllowed) {
        giveBack(null);
        return false;
      }
      failures = 0;
      options.onSent(post);
      show(state$.value.pending.slice(1));
      return true;
    } catch (error) {
      if (!isStopped) failed(error);
      return false;
    }
  };
  async function attempt(): Promise<void> {
    const [first] = state$.value.pending;
    if (first === undefined || isTrying || isStopped) return;
    clearTimeout(timer);
    isTrying = true;
    const isSent = await sendFirst(first);
    isTrying = false;
    if (isSent) void attempt();
  }

  return {
    state$,
    whole,
    type: (text) => become({ ...state$.value, text }),
    send(text) {
      const id = returnedPost?.text === text ? returnedPost.id : documents.newId();
      // The id is used again only once: the same text sent later is another post.
      returnedPost = undefined;
      const posts = [...state$.value.pending, { id, text }];
      change('', posts);
      if (posts.length === 1) void attempt();
    },
    start() {
      isStopped = false;
      last = 'unknown';
      failures = 0;
      show(state$.value.pending);
      void attempt();
    },
    hurry: () => void attempt(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
