import { useEffect, type ReactNode } from 'react';
import { useObservable } from 'kit';
import { loading } from 'shared-contracts';
import { extrasCode } from '../chunks/extras';
import { useQuiet } from '../timing/use-quiet';
import type { GrantedLesson } from './lesson-store';

interface LaterExtrasProps {
  readonly videoID: string;
  readonly content: GrantedLesson;
  /**
   * Shown below the extras, and together with them, so that it does not jump when the learner is
   * about to press it.
   */
  readonly children?: ReactNode;
}

/**
 * More about a lesson, loaded once nothing more urgent is loading: the film then has its first
 * picture, or gets none for now. The lesson is complete without it. So a failure shows nothing, and
 * the next lesson tries again.
 */
export function LaterExtras({ children, ...props }: LaterExtrasProps) {
  const state = useObservable(extrasCode.state$, loading);
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet) extrasCode.load();
  }, [isQuiet]);
  if (!isQuiet) return null;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return null;
    case 'failure':
      return children;
    case 'success':
      return (
        <>
          <state.value.LessonExtras {...props} />
          {children}
        </>
      );
  }
}
