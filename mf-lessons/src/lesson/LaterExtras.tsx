import { useEffect, type ReactNode } from 'react';
import { useObservable } from 'kit';
import { loading } from 'shared-contracts';
import { lazyCode } from '../lazy-code';
import { useQuiet } from '../lesson-card/use-quiet';
import type { GrantedLesson } from './lesson-access';

const code = lazyCode(() => import(/* webpackChunkName: "extras" */ './extras/LessonExtras'));

interface LaterExtrasProps {
  readonly videoID: string;
  readonly content: GrantedLesson;
  /** What stands below: it comes with them, and does not jump when somebody is about to press it. */
  readonly children?: ReactNode;
}

/**
 * What else belongs to a lesson, once nothing is awaited any more (the film has its first picture
 * then, or none is to come for now) and its code, a chunk of its own, is there. Without it the lesson
 * is still complete, so a failure shows nothing; the next lesson tries again.
 */
export function LaterExtras({ children, ...props }: LaterExtrasProps) {
  const state = useObservable(code.state$, loading);
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet) code.load();
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
