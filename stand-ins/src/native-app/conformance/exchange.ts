import type { MessageFromParentApp } from 'shared-contracts';
import { NOTES_TO_PARENT_APP } from 'shared-contracts/parent-app-guide';
import type { Embedded, FirstSight } from './about-app';
import type { Ear } from './ear';
import { notBuilt, skipped, wrong, type Result } from './result';

/** One run of the checks: the page, the app around it, and the person who tests. */
export interface Run {
  readonly target: Embedded;
  readonly ear: Ear;
  readonly first: FirstSight;
  /** Time at which the page was loaded, `Date.now()`. */
  readonly loadedAt: number;
  note(result: Result): void;
  /** Shows an instruction; null: none. @returns aborts when the person skips it */
  instruct(text: string | null): AbortSignal;
}

type Type = MessageFromParentApp['type'];

/** An answer, with the milliseconds that it took. */
interface Answer {
  readonly message: MessageFromParentApp;
  readonly ms: number;
}

interface Question {
  readonly type: keyof typeof NOTES_TO_PARENT_APP;
  readonly payload: object;
  /** The messages that answer it. */
  readonly answers: readonly Type[];
  /** The most time for an answer, in milliseconds. */
  readonly within: number;
  /** Instruction for the person. */
  readonly words: string;
}

/** The exchange of messages with the app. */
export interface Exchange {
  token(): unknown;
  isBuilt(type: string): boolean;
  /** Posts a text as it is. */
  postRaw(text: string): void;
  /** Posts a message with the token, as the page does. */
  post(message: object): void;
  /** Posts a message and waits; without an answer it notes the result. */
  ask(question: Question): Promise<Answer | undefined>;
  /** Whether the app has answered any question. */
  hasAnswered(): boolean;
}

export const isOf =
  (...types: readonly Type[]) =>
  ({ type }: MessageFromParentApp): boolean =>
    types.includes(type);

export function createExchange({ target, ear, note, instruct }: Run): Exchange {
  const info = () =>
    target.parentApp as { readonly token?: unknown; readonly supports?: unknown } | undefined;
  const token = () => info()?.token;
  const postRaw = (text: string) => target.ReactNativeWebView?.postMessage?.(text);
  const post = (message: object) => postRaw(JSON.stringify({ ...message, token: token() }));
  const isBuilt = (type: string) => {
    const list = info()?.supports;
    return !Array.isArray(list) || list.includes(type);
  };
  let hasAnswered = false;

  return {
    token,
    isBuilt,
    postRaw,
    post,
    hasAnswered: () => hasAnswered,
    async ask({ type, payload, answers, within, words }) {
      if (!isBuilt(type)) {
        note(notBuilt(type, 'supports does not name it, so the page does not offer it.'));
        return undefined;
      }
      const signal = instruct(words);
      const asked = Date.now();
      const from = ear.arrivals.length;
      post({ type, payload });
      const arrival = await ear.wait(isOf(...answers), within, signal, from);
      instruct(null);
      if (arrival?.message) {
        hasAnswered = true;
        return { message: arrival.message, ms: arrival.at - asked };
      }
      const missing = `No ${answers.join(' or ')} within ${within / 1000} seconds.`;
      const { failure } = NOTES_TO_PARENT_APP[type];
      note(
        signal.aborted ? skipped(type, 'You skipped it.') : wrong(type, `${missing} ${failure}`),
      );
      return undefined;
    },
  };
}
