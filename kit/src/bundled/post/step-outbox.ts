import type { LastPost } from 'shared-contracts';
import { waitAfter } from 'common/async';
import type { Outcome } from '../machine/run-machine';
import type { Post, PostDraft } from './drafts';
import { NotAccepted, TooSoon, type WholePost } from './send-post';

/** Waits between two attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** Age in milliseconds from which an unsent post comes back, as the talk may have moved on. */
const OLD_MS = 15 * 60_000;

/** A learner's text field and unsent posts. */
export interface OutboxState {
  /** The text in the field. */
  readonly text: string;
  /** In sending order. `waiting`: without an answer, the outbox retries the first post. */
  readonly pending: readonly (Post & { readonly status: 'sending' | 'waiting' })[];
}

export interface OutboxRules {
  /**
   * Whether the outbox retries a post by itself, after a wait or a lost answer, and continues after
   * a reload. Otherwise a post comes back after each failure.
   */
  readonly isPatient: boolean;
  /** Separator between the texts of several posts that come back. */
  readonly between: string;
}

export interface OutboxWork extends OutboxState {
  /** The last post that came back. If the learner sends its text again, it keeps its id. */
  readonly returnedPost: Post | undefined;
  /** The author's last post; `unknown` if another tab may have written meanwhile. */
  readonly last: LastPost | undefined | 'unknown';
  /** Failures since the last success. */
  readonly failures: number;
  /** Whether an attempt has no answer yet. */
  readonly isTrying: boolean;
  readonly isStopped: boolean;
}

export type OutboxEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'posted'; readonly post: Post }
  | { readonly type: 'started' | 'stopped' | 'try' | 'name-refused' }
  | { readonly type: 'arrived'; readonly post: WholePost; readonly last: LastPost }
  | { readonly type: 'failed'; readonly error: unknown };

export type OutboxEffect =
  | { readonly do: 'attempt'; readonly post: Post; readonly last: OutboxWork['last'] }
  | { readonly do: 'wait'; readonly ms: number; readonly error?: unknown }
  | { readonly do: 'end-wait' }
  | { readonly do: 'tell-sent'; readonly post: WholePost }
  | { readonly do: 'tell-returned'; readonly reason: unknown; readonly text: string };

type Result = Outcome<OutboxWork, OutboxEffect>;

/** Replaces the unsent posts and sets their status. */
function withPosts(work: OutboxWork, posts: readonly Post[]): OutboxWork {
  const status = work.failures > 0 ? 'waiting' : 'sending';
  return { ...work, pending: posts.map(({ id, text }) => ({ id, text, status })) };
}

/** Moves posts back into the field, before newer typed text. */
function refilled(work: OutboxWork, posts: readonly Post[], between: string): OutboxWork {
  if (posts.length === 0) return work;
  const texts = posts.map(({ text }) => text);
  const typed = work.text.trim() === '' ? [] : [work.text];
  const returnedPost = posts.length === 1 ? posts[0] : undefined;
  return { ...work, text: [...texts, ...typed].join(between), pending: [], returnedPost };
}

/** @param now milliseconds since the epoch */
export function firstWork(
  { isPatient, between }: OutboxRules,
  draft: PostDraft | undefined,
  now: number,
): OutboxWork {
  const { text = '', pending = [], returned: returnedPost, at = 0 } = draft ?? {};
  const work: OutboxWork = {
    text,
    pending: [],
    returnedPost,
    last: 'unknown',
    failures: 0,
    isTrying: false,
    isStopped: true,
  };
  const goesOn = isPatient && now - at <= OLD_MS;
  return goesOn ? withPosts(work, pending) : refilled(work, pending, between);
}

/** Starts an attempt, unless one is running or the outbox is stopped. */
function tried(work: OutboxWork, effects: readonly OutboxEffect[] = []): Result {
  const [post] = work.pending;
  if (post === undefined || work.isTrying || work.isStopped) return { state: work, effects };
  const attempt = { do: 'attempt', post, last: work.last } as const;
  return { state: { ...work, isTrying: true }, effects: [...effects, { do: 'end-wait' }, attempt] };
}

/** Returns all posts to the field after a final failure of the first one. */
function givenBack(rules: OutboxRules, work: OutboxWork, reason: unknown): Result {
  const text = work.pending.map((post) => post.text).join(rules.between);
  const state = { ...refilled(work, work.pending, rules.between), failures: 0 };
  return { state, effects: [{ do: 'tell-returned', reason, text }] };
}

function afterFailure(rules: OutboxRules, work: OutboxWork, error: unknown): Result {
  if (error instanceof TooSoon && rules.isPatient) {
    const state = withPosts({ ...work, last: error.last, failures: 0 }, work.pending);
    return { state, effects: [{ do: 'wait', ms: error.waitMs }] };
  }
  const unsure: OutboxWork = { ...work, last: 'unknown' };
  if (!rules.isPatient || error instanceof NotAccepted) return givenBack(rules, unsure, error);
  const failures = work.failures + 1;
  const state = withPosts({ ...unsure, failures }, work.pending);
  return { state, effects: [{ do: 'wait', ms: waitAfter(WAITS_MS, failures), error }] };
}

/**
 * Computes the next state and effects of an outbox. A stopped outbox ignores answers, even if the
 * post has arrived.
 */
export function stepOutbox(rules: OutboxRules, work: OutboxWork, event: OutboxEvent): Result {
  const answered: OutboxWork = { ...work, isTrying: false };
  switch (event.type) {
    case 'typed':
      return { state: { ...work, text: event.text }, effects: [] };
    case 'posted': {
      // The same text sent later is another post, so a returned id is used once.
      const emptied = { ...work, text: '', returnedPost: undefined };
      const state = withPosts(emptied, [...work.pending, event.post]);
      return work.pending.length === 0 ? tried(state) : { state, effects: [] };
    }
    case 'started': {
      const fresh: OutboxWork = { ...work, isStopped: false, last: 'unknown', failures: 0 };
      return tried(withPosts(fresh, work.pending));
    }
    case 'try':
      return tried(work);
    case 'stopped':
      return { state: { ...work, isStopped: true }, effects: [{ do: 'end-wait' }] };
    case 'arrived': {
      if (work.isStopped) return { state: answered, effects: [] };
      const { post, last } = event;
      const state = withPosts({ ...answered, last, failures: 0 }, work.pending.slice(1));
      return tried(state, [{ do: 'tell-sent', post }]);
    }
    case 'name-refused':
      if (work.isStopped) return { state: answered, effects: [] };
      return givenBack(rules, answered, null);
    case 'failed':
      if (work.isStopped) return { state: answered, effects: [] };
      return afterFailure(rules, answered, event.error);
  }
}
