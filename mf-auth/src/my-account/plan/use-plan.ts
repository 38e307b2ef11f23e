import { useEffect, useMemo } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { documentPaths, idle, type AsyncState, type Entitlement } from 'shared-contracts';

/** The learner's plan as it is being looked up; undefined without one. */
export interface PlanLookUp {
  readonly state: AsyncState<Entitlement | undefined>;
  again(): void;
}

/** @param uid the learner's */
export function usePlan(uid: string): PlanLookUp {
  const { documents } = usePlatform();
  const lookUp = useMemo(
    () => createAsync(() => documents.get(documentPaths.entitlement(uid))),
    [documents, uid],
  );
  useEffect(() => void lookUp.run(), [lookUp]);
  const state = useObservable<AsyncState<Entitlement | undefined>>(lookUp.state$, idle);
  return { state, again: () => void lookUp.run() };
}
