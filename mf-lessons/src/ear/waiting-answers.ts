import { perPlatform } from 'common';
import type { HeardAnswer } from './heard-answers';

/** Answers that wait to be stored, by lesson. */
export type Waiting = Readonly<Record<string, readonly HeardAnswer[]>>;

const KEY = 'heard-answers';
/** A visitor keeps the answers to so many lessons. */
const MOST_LESSONS = 50;

const isAnswer = (one: unknown): one is HeardAnswer => {
  const { line, isRight } = (one ?? {}) as Partial<HeardAnswer>;
  return (
    typeof isRight === 'boolean' &&
    typeof line?.seconds === 'number' &&
    Array.isArray(line.words) &&
    line.words.every((word) => typeof word === 'string')
  );
};

/** @param text what the browser holds, which may be anything */
function parse(text: string | null): Waiting {
  const all = Object.entries(JSON.parse(text ?? '{}') as object);
  return Object.fromEntries(
    all.flatMap(([videoID, answers]: [string, unknown]) =>
      Array.isArray(answers) ? [[videoID, answers.filter(isAnswer)]] : [],
    ),
  );
}

/** A visitor's answers, kept in the tab. */
interface VisitorAnswers {
  add(videoID: string, answers: readonly HeardAnswer[]): void;
  /** Gives them to the learner who logs in, once. */
  take(): Waiting;
}

/**
 * The answers of a visitor. They survive a reload and the way through the sign-up, and end with the
 * tab. Where the browser keeps nothing, they last as long as the page.
 */
export const visitorAnswers = perPlatform((): VisitorAnswers => {
  let kept: Waiting = {};
  try {
    kept = parse(sessionStorage.getItem(KEY));
  } catch {
    // The storage is forbidden, or holds something else.
  }
  const keep = (all: Waiting) => {
    kept = Object.fromEntries(Object.entries(all).slice(-MOST_LESSONS));
    try {
      if (Object.keys(kept).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
      else sessionStorage.removeItem(KEY);
    } catch {
      // The storage is full or forbidden; the page keeps them.
    }
  };
  return {
    add: (videoID, answers) => keep({ ...kept, [videoID]: [...(kept[videoID] ?? []), ...answers] }),
    take() {
      const taken = kept;
      keep({});
      return taken;
    },
  };
});
