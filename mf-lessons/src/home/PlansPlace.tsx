import { useRef } from 'react';
import { useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { lazyCode } from '../lazy-code';
import { useNearing } from '../timing/use-nearing';

/** The table of plans: below the fold, and not for subscribers. */
export const plansCode = lazyCode(() => import(/* webpackChunkName: "later" */ '../plans/Plans'));

/** The place of the plans, filled once the user scrolls near. */
export function PlansPlace() {
  const place = useRef<HTMLDivElement>(null);
  const code = useObservable(plansCode.state$, idle);
  useNearing(place, code.status === 'idle', 0, plansCode.load);
  return <div ref={place}>{code.status === 'success' && <code.value.Plans />}</div>;
}
