import type { ReactNode } from 'react';
import { Button, useObservable } from 'kit';
import type { LazyCode } from 'kit/lazy-code';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { useIdle } from '../timing/use-idle';

export interface AtRestProps<T> {
  readonly code: LazyCode<T>;
  /** Draws the part with its code. */
  readonly children: (code: T) => ReactNode;
}

/** A part of home whose code comes when the page is at rest. If that fails, it offers Retry. */
export function AtRest<T>({ code, children }: AtRestProps<T>) {
  const state = useObservable(code.state$, idle);
  useIdle(code.load);
  if (state.status === 'success') return children(state.value);
  return state.status === 'failure' && <Button onClick={code.load}>{messages.retry}</Button>;
}
