import { useCallback, useSyncExternalStore } from 'react';
import type { ObservableValue } from 'shared-contracts';
import type { SaveStatus } from '../deck/stored-schedules';

/**
 * The save status of several stores as one: `retrying`, else `refused`, else `well`. The stores
 * outlive a session, so it listens only while mounted.
 *
 * @param statuses the same array on each render; another array subscribes again
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
