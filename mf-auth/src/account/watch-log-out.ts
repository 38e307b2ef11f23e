import type { Platform } from 'shared-contracts';

export interface LogOutWatch {
  /** True from the first log-out since the watch began; a later log-in does not reset it. */
  hasHappened(): boolean;
  stop(): void;
}

/**
 * Tells slow work of one learner whether they have logged out since it began. A comparison of uids would
 * not notice a learner who logged out and in again.
 */
export function watchLogOut({ events }: Pick<Platform, 'events'>): LogOutWatch {
  let hasHappened = false;
  const subscription = events.on('userLoggedOut').subscribe(() => {
    hasHappened = true;
  });
  return { hasHappened: () => hasHappened, stop: () => subscription.unsubscribe() };
}
