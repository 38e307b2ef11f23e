import { BehaviorSubject, createAsync } from 'kit';
import {
  DEFAULT_DAY_GOAL,
  documentPaths,
  failure,
  idle,
  loading,
  presentLearner,
  success,
  type AsyncState,
  type DayGoal,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';

/** The learner's goal of the day, in minutes. Source: decision 58. */
export interface GoalStore {
  readonly goal$: ObservableValue<AsyncState<DayGoal>>;
  readonly saving$: ObservableValue<AsyncState<void>>;
  load(): void;
  /** Shows the goal at once and stores it. A failure shows the stored one again. Never rejects. */
  choose(goal: DayGoal): Promise<void>;
}

/** Create it for one learner, who is logged in. */
export function createGoalStore(platform: Platform): GoalStore {
  const learner = presentLearner(platform);
  const { documents, uid } = learner;
  const path = documentPaths.learnerState(uid);
  const shown$ = new BehaviorSubject<AsyncState<DayGoal>>(loading);
  const saving$ = new BehaviorSubject<AsyncState<void>>(idle);
  const read = createAsync(async () => (await documents.get(path))?.goal ?? DEFAULT_DAY_GOAL);
  read.state$.subscribe((state) => shown$.next(state));
  let wanted: DayGoal | undefined;

  /** One write after the other, so that the last choice wins. */
  async function save(stored: AsyncState<DayGoal>): Promise<void> {
    try {
      for (let goal = wanted; goal !== undefined; goal = wanted) {
        await documents.merge(path, { goal, updatedAt: documents.serverTimestamp() });
        stored = success(goal);
        platform.events.emit('goalChanged', { Minutes: goal });
        if (wanted === goal) wanted = undefined;
      }
      saving$.next(success(undefined));
    } catch (error) {
      wanted = undefined;
      shown$.next(stored);
      platform.log.warn('The goal of the day could not be stored', { error });
      saving$.next(failure(error instanceof Error ? error : new Error(String(error))));
    }
  }

  return {
    goal$: shown$,
    saving$,
    load: () => void read.run(),
    async choose(goal) {
      const before = shown$.value;
      wanted = goal;
      shown$.next(success(goal));
      if (saving$.value.status === 'loading') return;
      saving$.next(loading);
      await save(before);
    },
  };
}
