import { createAsync } from 'kit';
import type { AsyncState, ObservableValue, Platform } from 'shared-contracts';
import { miniLesson } from '../messages/mini-lesson';
import { miniLessonsStore } from './mini-lessons-store';

export const miniLessonPath = (ID: string): string => `/mini-lessons/${encodeURIComponent(ID)}`;

/** The ways on among the mini lessons, as one screen offers them. */
export interface Paging {
  readonly state$: ObservableValue<AsyncState<void>>;
  /** Goes there, or says that there is no way, unless the learner has left meanwhile. */
  go(towards: 'next' | 'previous'): Promise<void>;
  /** @returns ends it: nobody is carried off from where they are by then */
  start(): () => void;
}

export function createPaging(platform: Platform): Paging {
  const store = miniLessonsStore(platform);
  let isShown = false;
  const going = createAsync(async (towards: 'next' | 'previous') => {
    try {
      const path = miniLessonPath(await store[towards]());
      if (isShown) platform.navigation.go(path);
    } catch (error) {
      if (!isShown) return;
      platform.log.error('There is no way on among the mini lessons', { error });
      platform.alerts.show(miniLesson.failed);
    }
  });
  return {
    state$: going.state$,
    go: going.run,
    start() {
      isShown = true;
      return () => void (isShown = false);
    },
  };
}
