import { documentPaths, type LearnerState } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { createProgress } from '../create-progress';

export const NOW = new Date(2026, 10, 20, 19, 0);
export const TODAY = '2026-11-20';
export const PATH = documentPaths.learnerState('uid-heidi');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** Creates the progress of the member Heidi, and reads it. */
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

/** The value of the progress, or its status without a value. */
export const valueOf = ({ state$ }: ReturnType<typeof createProgress>) =>
  state$.value.status === 'success' ? state$.value.value : state$.value.status;

/** The day `index` days after the first of January. */
const dayAfter = (year: number, index: number) =>
  new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);

/** `count` active days from the first of January on. */
export const manyDays = (year: number, count: number, cards = 0) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [dayAfter(year, index), { seconds: 1, cards }]),
  );

/** `count` lessons finished on consecutive days. */
export const finishedLessons = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`done-${index}`, dayAfter(2018, index)]),
  );
