import { useMemo } from 'react';
import { BehaviorSubject, useObservable, usePlatform, useSession } from 'kit';
import { idle, loading } from 'shared-contracts';
import type { SharedProgress } from '../progress/create-progress';
import type { Progressed } from '../progress/changes';
import { progressCode } from '../chunks/learner-progress';
import { NOTHING_WATCHED, type WatchedSoFar } from './coming-lessons';

const unknown$ = new BehaviorSubject<{ readonly status: 'idle' }>(idle);

export interface Watched {
  /** The progress as far as loaded; empty for a visitor. */
  readonly watched: WatchedSoFar;
  /** Whether `watched` is final, also after a failed read. */
  readonly isSettled: boolean;
  /** Whether `watched` was read; false for a visitor. */
  readonly isRead: boolean;
  /** undefined until the code has loaded. */
  readonly progress: SharedProgress | undefined;
}

/** The learner's progress. This hook does not load its code: call `progressCode.load()`. */
export function useWatched(): Watched {
  const platform = usePlatform();
  const { status } = useSession();
  const code = useObservable(progressCode.state$, loading);
  const progress = useMemo(
    () => (code.status === 'success' ? code.value.progressOf(platform) : undefined),
    [code, platform],
  );
  const state = useObservable<{ status: string; value?: Progressed }>(
    progress?.state$ ?? unknown$,
    idle,
  );
  return {
    watched: state.value ?? NOTHING_WATCHED,
    isSettled:
      status === 'visitor' ||
      code.status === 'failure' ||
      state.status === 'success' ||
      state.status === 'failure',
    isRead: state.status === 'success',
    progress,
  };
}
