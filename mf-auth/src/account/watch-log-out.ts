import type { Platform } from 'shared-contracts';

export interface LogOutWatch {
  /** Since the watch began; stays true when somebody logs in again. */
  hasHappened(): boolean;
  stop(): void;
}

/**
 * For work that takes a while and is one learner's alone: whether they have logged out meanwhile. A
 * comparison of uids would not notice a learner who has left and come back.
 */
export function watchLogOut({ events }: Pick<Platform, 'events'>): LogOutWatch {
  let hasHappened = false;
  const subscription = events.on('userLoggedOut').subscribe(() => {
    hasHappened = true;
  });
  return { hasHappened: () => hasHappened, stop: () => subscription.unsubscribe() };
}
