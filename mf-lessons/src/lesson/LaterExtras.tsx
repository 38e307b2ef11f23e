import { useEffect, type ReactNode } from 'react';
import { useObservable } from 'kit';
import { loading } from 'shared-contracts';
import { extrasCode } from '../chunks/extras';
import { useQuiet } from '../timing/use-quiet';
import type { GrantedLesson } from './lesson-store';

interface LaterExtrasProps {
  readonly videoID: string;
  readonly content: GrantedLesson;
  /** Content below the extras. It appears together with them, so that it does not move later. */
  readonly children?: ReactNode;
}

/**
 * The extras of a lesson, loaded after everything more urgent, such as the film's first picture.
 * The lesson is complete without them. So a failure shows no error, and the next lesson tries
 * again.
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
