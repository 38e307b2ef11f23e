import { useEffect, useMemo } from 'react';
import type { Chapter } from 'shared-contracts';
import type { WatchedSoFar } from '../next/coming-lessons';
import { useWatched } from '../next/use-watched';
import type { PlayerControl } from '../player/control/player-control';
import type { FilmProgress } from '../progress/create-progress';
import { progressCode } from '../chunks/learner-progress';

export interface LessonProgress {
  /** Seconds; undefined at the beginning or while unknown. */
  readonly resumeAt: number | undefined;
  readonly listener: FilmProgress | undefined;
  /** Whether `resumeAt` is final. */
  readonly isSettled: boolean;
  /** What the learner has watched, as far as loaded. */
  readonly watched: WatchedSoFar;
}

/**
 * Where a learner resumes a lesson, and the listener that records what they watch.
 *
 * @param chapters of the film, in order; undefined: none
 */
export function useLessonProgress(
  videoID: string,
  control: PlayerControl,
  chapters: readonly Chapter[] | undefined,
): LessonProgress {
  const { progress, watched, isSettled } = useWatched();

  useEffect(() => {
    const subscription = control.state$.subscribe(({ duration }) => {
      if (duration > 0) progressCode.load();
    });
    return () => subscription.unsubscribe();
  }, [control]);

  const listener = useMemo(
    () => progress?.listen(videoID, chapters),
    [progress, videoID, chapters],
  );
  return { resumeAt: progress?.resumeAt(videoID), listener, isSettled, watched };
}
