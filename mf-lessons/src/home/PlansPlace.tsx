import { useRef } from 'react';
import { useObservable, useSession } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { idle } from 'shared-contracts';
import { useIdle } from '../timing/use-idle';
import { useNearing } from '../timing/use-nearing';

/** The table of plans: below the fold, and not for subscribers. */
export const plansCode = lazyCode(() => import(/* webpackChunkName: "later" */ '../plans/Plans'));

/** The place of a note about the plan. Its code comes when the page is at rest. */
export function PlanNotePlace() {
  const { status } = useSession();
  return status === 'member' ? <PlanNoteOfMember /> : null;
}

function PlanNoteOfMember() {
  const code = useObservable(plansCode.state$, idle);
  useIdle(plansCode.load);
  return code.status === 'success' ? <code.value.PlanNote /> : null;
}

/** The place of the plans, filled once the learner scrolls near. */
export function PlansPlace() {
  const place = useRef<HTMLDivElement>(null);
  const code = useObservable(plansCode.state$, idle);
  useNearing(place, code.status === 'idle', 0, plansCode.load);
  return <div ref={place}>{code.status === 'success' && <code.value.Plans />}</div>;
}
