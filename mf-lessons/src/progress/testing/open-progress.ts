import { documentPaths, type LearnerState } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { createProgress } from '../create-progress';

export const NOW = new Date(2026, 10, 20, 19, 0);
export const TODAY = '2026-11-20';
export const PATH = documentPaths.learnerState('uid-heidi');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** The progress of Heidi, read once. */
export async function open(stored?: Partial<LearnerState>, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: stored ? { [PATH]: stored } : {},
    now: () => new Date(),
    ...options,
  });
  const progress = createProgress(platform);
  await jest.advanceTimersByTimeAsync(0);
  return { platform, progress, stored: () => platform.documents.get(PATH) };
}

/** What it is; without a value, its status. */
export const valueOf = ({ state$ }: ReturnType<typeof createProgress>) =>
  state$.value.status === 'success' ? state$.value.value : state$.value.status;

/** The day of number `index` after the first of January of a year. */
const dayAfter = (year: number, index: number) =>
  new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);

/** `count` days of a year and after it, on each of which a little was done. */
export const manyDays = (year: number, count: number, cards = 0) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [dayAfter(year, index), { seconds: 1, cards }]),
  );

/** `count` lessons, each finished on a day of its own, the oldest first. */
export const finishedLessons = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`done-${index}`, dayAfter(2018, index)]),
  );
