import { useRef } from 'react';
import { useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { plansCode } from './plans-code';
import { useNearing } from './use-nearing';

/** Where the plans are shown, once the learner comes near. */
export function PlansPlace() {
  const place = useRef<HTMLDivElement>(null);
  const code = useObservable(plansCode.state$, idle);
  useNearing(place, code.status === 'idle', 0, plansCode.load);
  return <div ref={place}>{code.status === 'success' && <code.value.Plans />}</div>;
}
