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
  /** The place in `drafts`. */
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
   * @param reason null: nobody may write under this name
   * @param text the texts of all posts that came back
   */
  readonly onReturned: (reason: unknown, text: string) => void;
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
 * Sends a post with the same id in every attempt, so it arrives once. `stepOutbox` decides; here
 * are its effects.
 *
 * @throws {AppError} `unauthenticated` when nobody is logged in
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
