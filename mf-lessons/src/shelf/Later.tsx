import { useEffect, type ReactNode, type RefObject } from 'react';
import { useObservable } from 'kit';
import type { LazyCode } from 'kit/lazy-code';
import { idle } from 'shared-contracts';
import { useIdle } from '../timing/use-idle';
import { useNearing } from '../timing/use-nearing';

export interface LaterProps<T> {
  /** A chunk of `src/chunks`. */
  readonly chunk: LazyCode<T>;
  /** Loads the code when the page is idle, when `place` comes near the window, or at once. */
  readonly when: 'idle' | 'near' | 'shown';
  /** With `near`: the element around it. */
  readonly place?: RefObject<Element | null>;
  /** Shown until the code has loaded; default: nothing. */
  readonly waiting?: ReactNode;
  /** Shown after a failure; default: nothing. */
  readonly failure?: ReactNode;
  /** Draws the part with its code. */
  readonly children: (code: T) => ReactNode;
}

/** A part of a screen whose code loads late, in a chunk. */
export function Later<T>({ chunk, when, place, ...props }: LaterProps<T>) {
  const { load } = chunk;
  const state = useObservable(chunk.state$, idle);
  useIdle(when === 'idle' ? load : undefined);
  useNearing(place, when === 'near' && state.status === 'idle', 0, load);
  useEffect(() => {
    if (when === 'shown') load();
  }, [when, load]);
  if (state.status === 'success') return props.children(state.value);
  return state.status === 'failure' ? props.failure : props.waiting;
}
