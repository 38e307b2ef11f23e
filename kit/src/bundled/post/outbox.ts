import { isNameAllowed, presentLearner } from 'common';
import { isLoggedIn, type CurrentUser, type Platform, type Watched } from 'shared-contracts';
import { runMachine } from '../machine/run-machine';
import type { Post, PostDrafts } from './drafts';
import { sendPost, type PostPlace, type WholePost } from './send-post';
import {
  firstWork,
  stepOutbox,
  type OutboxEffect,
  type OutboxEvent,
  type OutboxRules,
  type OutboxState,
  type OutboxWork,
} from './step-outbox';

export interface OutboxOptions<L> extends OutboxRules {
  /** Key of the field in `drafts`. */
  readonly key: string;
  readonly drafts: PostDrafts | undefined;
  readonly place: PostPlace<L>;
  readonly user: CurrentUser;
  readonly isTeacher: () => boolean;
  /** Further fields of a post with this text; default: none. */
  readonly fieldsOf?: (text: string) => Partial<WholePost>;
  readonly onSent: (post: WholePost) => void;
  /**
   * The first post has failed. The posts behind it come back too, for the same reason.
   *
   * @param reason null: the server refuses the author's name
   * @param text the texts of all posts that came back
   */
  readonly onReturned: (reason: unknown, text: string) => void;
}

/**
 * A learner's text field, and their posts without an answer. The outbox sends posts one after the
 * other, and keeps them and the typed text while the tab is open.
 */
export interface Outbox {
  readonly state$: Watched<OutboxState>;
  type(text: string): void;
  /** Empties the field, and queues a post behind the unsent ones. */
  send(text: string): void;
  /** All fields of the post, with the time of this device. */
  whole(post: Post): WholePost;
  /** Starts sending, or resumes after `stop`. */
  start(): void;
  /** Retries at once, because the connection is back. */
  hurry(): void;
  /** Stops sending. A post without an answer stays in the list, even if the answer comes later. */
  stop(): void;
}

/**
 * Creates the outbox of one field. Each attempt sends a post with the same id, so the server stores
 * it once. `stepOutbox` decides; this file performs the effects.
 *
 * @throws {AppError} `unauthenticated` for a visitor
 */
export function createOutbox<L>(platform: Platform, options: OutboxOptions<L>): Outbox {
  const { key, drafts, place, user, isTeacher } = options;
  const { UID } = user;
  const { documents } = presentLearner(platform);
  let timer: ReturnType<typeof setTimeout> | undefined;

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
      ...options.fieldsOf?.(text),
    };
  };
  const attempt = async (first: Post, last: OutboxWork['last']): Promise<OutboxEvent> => {
    try {
      const post = whole(first);
      if (!(await isNameAllowed(platform, post))) return { type: 'name-refused' };
      return { type: 'arrived', post, last: await sendPost(documents, place, post, last) };
    } catch (error) {
      return { type: 'failed', error };
    }
  };
  const perform = (effect: OutboxEffect) => {
    switch (effect.do) {
      case 'attempt':
        return void attempt(effect.post, effect.last).then(send);
      case 'wait':
        if (effect.error !== undefined) {
          platform.log.warn('A post waits for the connection', { error: effect.error });
        }
        timer = setTimeout(() => send({ type: 'try' }), effect.ms);
        return;
      case 'end-wait':
        return clearTimeout(timer);
      case 'tell-sent':
        return options.onSent(effect.post);
      case 'tell-returned':
        return options.onReturned(effect.reason, effect.text);
    }
  };
  const { state$, send } = runMachine(
    firstWork(options, drafts?.read(key), Date.now()),
    (work, event: OutboxEvent) => stepOutbox(options, work, event),
    perform,
  );
  state$.subscribe(({ text, pending, returnedPost }) => {
    const posts = pending.map((post) => ({ id: post.id, text: post.text }));
    drafts?.write(key, { text, pending: posts, returned: returnedPost, at: Date.now() });
  });

  return {
    state$,
    whole,
    type: (text) => send({ type: 'typed', text }),
    send(text) {
      const { returnedPost } = state$.value;
      const id = returnedPost?.text === text ? returnedPost.id : documents.newId();
      send({ type: 'posted', post: { id, text } });
    },
    start: () => send({ type: 'started' }),
    hurry: () => send({ type: 'try' }),
    stop: () => send({ type: 'stopped' }),
  };
}
