import { forLearner, perPlatform } from 'common';
import type { PathAnswers } from 'shared-contracts';
import { path } from '../messages/path';

export const SKIPPED: PathAnswers = {
  why: 'skipped',
  german: 'skipped',
  understands: 'skipped',
  heard: 'skipped',
};

/** A question about the path. */
export type Asked = Exclude<keyof PathAnswers, 'track'>;

/** The open question, and the answers before it. */
export interface BegunQuestions {
  readonly step: Asked;
  readonly answers: PathAnswers;
}

interface KeptQuestions {
  /** Undefined: none were begun, or the browser holds something else. */
  read(): BegunQuestions | undefined;
  /** @param begun undefined: they are answered, or left */
  write(begun: BegunQuestions | undefined): void;
}

const { why, german, understands } = path.questions;
const VALUES: Readonly<Record<string, readonly string[]>> = {
  why: Object.keys(why.options),
  german: Object.keys(german.options),
  understands: Object.keys(understands.options),
  heard: ['right', 'wrong'],
};

/** @param text what the browser holds, which may be anything */
function parse(text: string | null): BegunQuestions | undefined {
  const { step, answers = {} } = JSON.parse(text ?? '{}') as {
    readonly step?: Asked;
    readonly answers?: object;
  };
  if (step === undefined || !(step in VALUES)) return undefined;
  const kept = Object.entries(answers).filter(([question, value]) =>
    VALUES[question]?.includes(value as string),
  );
  return { step, answers: { ...SKIPPED, ...Object.fromEntries(kept) } };
}

/**
 * Keeps begun questions in the tab, so that a reload goes on with them. A log-out removes them.
 * Source: decision 46, decision 59.
 */
export const keptQuestions = perPlatform((platform) =>
  forLearner(platform, ({ uid, signal }): KeptQuestions => {
    const key = `path-questions:${uid}`;
    const write = (begun: BegunQuestions | undefined) => {
      try {
        if (begun && !signal.aborted) sessionStorage.setItem(key, JSON.stringify(begun));
        else sessionStorage.removeItem(key);
      } catch {
        // The storage is full or forbidden; a reload begins anew.
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
