import { useEffect, useMemo } from 'react';
import { BehaviorSubject, useObservable, usePlatform } from 'kit';
import { idle, loading } from 'shared-contracts';
import type { PlayerControl } from '../player/control/player-control';
import type { ProgressListener } from '../player/progress/follow-progress';
import type { Progressed } from '../progress/changes';
import { progressCode } from '../progress/progress-code';

const unknown$ = new BehaviorSubject<{ readonly status: 'idle' }>(idle);

export interface LessonProgress {
  /** Seconds; undefined at the beginning or while unknown. */
  readonly resumeAt: number | undefined;
  readonly listener: ProgressListener | undefined;
  /** Whether `resumeAt` is what it will be. */
  readonly isSettled: boolean;
  /** Finished lessons by id, as far as known. */
  readonly finished: Progressed['finished'];
}

const NONE: Progressed['finished'] = {};

/** The learner's position in a lesson, and a listener that records watching. */
export function useLessonProgress(videoID: string, control: PlayerControl): LessonProgress {
  const platform = usePlatform();
  const code = useObservable(progressCode.state$, loading);
  const progress = useMemo(
    () => (code.status === 'success' ? code.value.progressOf(platform) : undefined),
    [code, platform],
  );
  // Renders again when the position becomes known.
  const state = useObservable<{ status: string; value?: Progressed }>(
    progress?.state$ ?? unknown$,
    idle,
  );

  useEffect(() => {
    const subscription = control.state$.subscribe(({ duration }) => {
      if (duration > 0) progressCode.load();
    });
    return () => subscription.unsubscribe();
  }, [control]);

  const listener = useMemo(() => progress?.listen(videoID), [progress, videoID]);
  return {
    resumeAt: state.status === 'success' ? progress?.resumeAt(videoID) : undefined,
    listener,
    isSettled: code.status === 'failure' || (progress !== undefined && state.status !== 'loading'),
    finished: state.value?.finished ?? NONE,
  };
}
