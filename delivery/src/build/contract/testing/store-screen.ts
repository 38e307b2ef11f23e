import type { Platform } from 'shared-contracts';

/** For tests: code that reaches a member of contract 1.10 by destructuring. */
export function isStoreOpen(platform: Platform): boolean {
  const { storeVisit$: visit$ } = platform.parentApp;
  return visit$.value === 'open';
}
