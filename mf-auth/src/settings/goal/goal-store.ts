import { BehaviorSubject, createAsync } from 'kit';
import { presentLearner } from 'common';
import {
  DEFAULT_DAY_GOAL,
  documentPaths,
  loading,
  success,
  type AsyncState,
  type DayGoal,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { createLatestSaver } from '../latest-saver';

/** The learner's daily goal, in minutes. Source: decision 58. */
export interface GoalStore {
  readonly goal$: ObservableValue<AsyncState<DayGoal>>;
  readonly saving$: ObservableValue<AsyncState<void>>;
  load(): void;
  /** Shows the goal at once and stores it. A failure shows the stored one again. Never rejects. */
  choose(goal: DayGoal): Promise<void>;
}

/** @throws {AppError} `unauthenticated` when nobody is logged in */
export function createGoalStore(platform: Platform): GoalStore {
  const { documents, uid } = presentLearner(platform);
  const path = documentPaths.learnerState(uid);
  const shown$ = new BehaviorSubject<AsyncState<DayGoal>>(loading);
  const read = createAsync(async () => (await documents.get(path))?.goal ?? DEFAULT_DAY_GOAL);
  read.state$.subscribe((state) => shown$.next(state));
  let wanted: DayGoal = DEFAULT_DAY_GOAL;
  const saver = createLatestSaver<DayGoal>({
    wanted: () => wanted,
    isStored: (goal, stored) => goal === stored,
    async store(goal) {
      await documents.merge(path, { goal, updatedAt: documents.serverTimestamp() });
      platform.events.emit('goalChanged', { Minutes: goal });
    },
    onFailure(stored, error) {
      shown$.next(success(stored));
      platform.log.warn('The goal of the day could not be stored', { error });
    },
  });

  return {
    goal$: shown$,
    saving$: saver.state$,
    load: () => void read.run(),
    async choose(goal) {
      const current = shown$.value;
      // The page offers no choice before the goal is loaded.
      if (current.status !== 'success') return;
      wanted = goal;
      shown$.next(success(goal));
      await saver.save(current.value);
    },
  };
}
