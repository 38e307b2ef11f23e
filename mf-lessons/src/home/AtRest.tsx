import type { ComponentType } from 'react';
import { Button, useObservable } from 'kit';
import type { LazyCode } from 'kit/lazy-code';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { useIdle } from '../timing/use-idle';

/** A part of home whose code comes when the page is at rest. If that fails, it offers Retry. */
export function AtRest({ code }: { code: LazyCode<{ readonly default: ComponentType }> }) {
  const state = useObservable(code.state$, idle);
  useIdle(code.load);
  if (state.status === 'success') return <state.value.default />;
  return state.status === 'failure' && <Button onClick={code.load}>{messages.retry}</Button>;
}
