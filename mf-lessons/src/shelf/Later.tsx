import { useEffect, type ReactNode, type RefObject } from 'react';
import { useObservable } from 'kit';
import type { LazyCode } from 'kit/lazy-code';
import { idle } from 'shared-contracts';
import { useIdle } from '../timing/use-idle';
import { useNearing } from '../timing/use-nearing';

export interface LaterProps<T> {
  /** One of `src/chunks`. */
  readonly chunk: LazyCode<T>;
  /** Asks for the code when the page is at rest, when `place` comes near, or at once. */
  readonly when: 'idle' | 'near' | 'shown';
  /** With `near`: the element around it. */
  readonly place?: RefObject<Element | null>;
  /** In sight until the code is there; default: nothing. */
  readonly waiting?: ReactNode;
  /** In sight after a failure; default: nothing. */
  readonly failure?: ReactNode;
  /** Draws the part with its code. */
  readonly children: (code: T) => ReactNode;
}

/** A part of a screen whose code is a chunk of its own. */
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
