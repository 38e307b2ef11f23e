import { perPlatform } from 'common';
import type { Waiting } from '../saving/save-queue';
import { createTabRecord } from '../saving/tab-record';
import type { HeardAnswer } from './heard-answers';

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

/** A visitor's answers, kept in the tab. */
interface VisitorAnswers {
  add(videoID: string, answers: readonly HeardAnswer[]): void;
  /** Gives them to the learner who logs in, once. */
  take(): Waiting<HeardAnswer>;
}

/** The answers of a visitor by lesson, until the first learner logs in. */
export const visitorAnswers = perPlatform((): VisitorAnswers => {
  const kept = createTabRecord<readonly HeardAnswer[]>('heard-answers', MOST_LESSONS, (stored) =>
    Array.isArray(stored) ? stored.filter(isAnswer) : undefined,
  );
  return {
    add: (videoID, answers) => kept.put(videoID, [...(kept.items[videoID] ?? []), ...answers]),
    take: kept.take,
  };
});
