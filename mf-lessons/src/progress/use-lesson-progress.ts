import { useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { progressOf } from './index';

export interface LessonProgress {
  readonly status: 'untouched' | 'begun' | 'finished';
  /** Where to go on, seconds; 0 unless it was begun. */
  readonly seconds: number;
}

const UNTOUCHED: LessonProgress = { status: 'untouched', seconds: 0 };

/** How far the learner is with a lesson; untouched for a visitor, and until it is known. */
export function useLessonProgress(videoID: string): LessonProgress {
  const state = useObservable(progressOf(usePlatform()).state$, idle);
  if (state.status !== 'success') return UNTOUCHED;
  const { resumeAt, finished } = state.value;
  const seconds = resumeAt[videoID] ?? 0;
  // Begun once more counts as begun.
  if (seconds > 0) return { status: 'begun', seconds };
  return videoID in finished ? { status: 'finished', seconds: 0 } : UNTOUCHED;
}
