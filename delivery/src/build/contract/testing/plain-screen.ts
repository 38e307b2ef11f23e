import type { Platform } from 'shared-contracts';

/** For tests: code that uses what the first contract had. */
export function greet({ alerts, session }: Pick<Platform, 'alerts' | 'session'>): void {
  if (session.state$.value.status === 'member') alerts.hide();
}
