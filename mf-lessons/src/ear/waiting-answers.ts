import { perPlatform } from 'common';
import type { Waiting } from '../saving/save-queue';
import { createTabRecord } from '../saving/tab-record';
import type { HeardAnswer } from './heard-answers';

/** The tab keeps a visitor's answers to at most so many lessons. */
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

interface VisitorAnswers {
  add(videoID: string, answers: readonly HeardAnswer[]): void;
  /** Removes and returns them, for the learner who logs in. */
  take(): Waiting<HeardAnswer>;
}

/** The visitor's answers of this tab, by lesson. */
export const visitorAnswers = perPlatform((): VisitorAnswers => {
  const keptAnswers = createTabRecord<readonly HeardAnswer[]>(
    'heard-answers',
    MOST_LESSONS,
    (stored) => (Array.isArray(stored) ? stored.filter(isAnswer) : undefined),
  );
  return {
    add: (videoID, answers) =>
      keptAnswers.put(videoID, [...(keptAnswers.items[videoID] ?? []), ...answers]),
    take: keptAnswers.take,
  };
});
