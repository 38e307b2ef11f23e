import { useCallback, useSyncExternalStore } from 'react';
import type { ObservableValue } from 'shared-contracts';
import type { SaveStatus } from '../deck/stored-schedules';

/**
 * Finds the state that matters most to a learner among those of several stores. "Tries again" comes
 * before "refused". The stores outlive a session, so it listens only while it is shown.
 *
 * @param statuses the same list on each render; another one is subscribed to anew
 */
export function useWorstStatus(statuses: readonly ObservableValue<SaveStatus>[]): SaveStatus {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = statuses.map((status$) => status$.subscribe(onChange));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [statuses],
  );
  return useSyncExternalStore(
    subscribe,
    () => worstOf(statuses.map(({ value }) => value)),
    () => 'well',
  );
}

const worstOf = (all: readonly SaveStatus[]): SaveStatus =>
  (['retrying', 'refused'] as const).find((status) => all.includes(status)) ?? 'well';
