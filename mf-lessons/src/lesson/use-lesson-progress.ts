import { useEffect, useMemo } from 'react';
import { BehaviorSubject, useObservable, usePlatform } from 'kit';
import { idle, loading } from 'shared-contracts';
import type { PlayerControl } from '../player/control/player-control';
import type { ProgressListener } from '../player/progress/follow-progress';
import type { Progressed } from '../progress';
import { progressCode } from './progress-code';

const unknown$ = new BehaviorSubject<{ readonly status: 'idle' }>(idle);

export interface LessonProgress {
  /** Seconds; undefined: at the beginning, or not known yet. */
  readonly resumeAt: number | undefined;
  readonly listener: ProgressListener | undefined;
}

/** Where the learner was in a lesson, and what is to be remembered of watching it. */
export function useLessonProgress(videoID: string, control: PlayerControl): LessonProgress {
  const platform = usePlatform();
  const code = useObservable(progressCode.state$, loading);
  const progress = useMemo(
    () => (code.status === 'success' ? code.value.progressOf(platform) : undefined),
    [code, platform],
  );
  // Renders anew when it is known where the learner was.
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

  const listener = useMemo<ProgressListener | undefined>(
    () =>
      progress && {
        onWatched: ({ position, seconds }) => progress.watched(videoID, position, seconds),
        onFinished: () => progress.finished(videoID),
        // After the last seconds; a cleanup of this screen would run before they are told.
        onLeave: () => void progress.flush(),
      },
    [progress, videoID],
  );
  return {
    resumeAt: state.status === 'success' ? progress?.resumeAt(videoID) : undefined,
    listener,
  };
}
