import { forLearner, perPlatform } from 'common';
import type { PathAnswers } from 'shared-contracts';
import { path } from '../messages/path';

export const SKIPPED: PathAnswers = {
  why: 'skipped',
  german: 'skipped',
  understands: 'skipped',
  heard: 'skipped',
};

export type Asked = Exclude<keyof PathAnswers, 'track'>;

/** The open question, and the answers so far. */
export interface BegunQuestions {
  readonly step: Asked;
  readonly answers: PathAnswers;
}

interface KeptQuestions {
  /** undefined if no questions were begun, or the stored value is invalid. */
  read(): BegunQuestions | undefined;
  /** @param begun undefined removes them: the questions are answered or closed */
  write(begun: BegunQuestions | undefined): void;
}

const { why, german, understands } = path.questions;
const VALUES: Readonly<Record<string, readonly string[]>> = {
  why: Object.keys(why.options),
  german: Object.keys(german.options),
  understands: Object.keys(understands.options),
  heard: ['right', 'wrong'],
};

/** @param text the value in the browser's storage, which may be anything */
function parse(text: string | null): BegunQuestions | undefined {
  const { step, answers = {} } = JSON.parse(text ?? '{}') as {
    readonly step?: Asked;
    readonly answers?: object;
  };
  if (step === undefined || !(step in VALUES)) return undefined;
  const keptAnswers = Object.entries(answers).filter(([question, value]) =>
    VALUES[question]?.includes(value as string),
  );
  return { step, answers: { ...SKIPPED, ...Object.fromEntries(keptAnswers) } };
}

/**
 * Keeps begun questions in the tab, so that they survive a reload. A log-out removes them. Source:
 * decision 46, decision 59.
 */
export const keptQuestions = perPlatform((platform) =>
  forLearner(platform, ({ uid, signal }): KeptQuestions => {
    const key = `path-questions:${uid}`;
    const write = (begun: BegunQuestions | undefined) => {
      try {
        if (begun && !signal.aborted) sessionStorage.setItem(key, JSON.stringify(begun));
        else sessionStorage.removeItem(key);
      } catch {
        // The storage is full or forbidden; after a reload the questions start anew.
      }
    };
    signal.addEventListener('abort', () => write(undefined));
    return {
      read() {
        try {
          return parse(sessionStorage.getItem(key));
        } catch {
          return undefined;
        }
      },
      write,
    };
  }),
);
