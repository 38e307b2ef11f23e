import type { Platform } from 'shared-contracts';

/** For tests: code that uses what the first contract had. */
export function greet({ alerts, functions, preferences, session }: Platform): void {
  if (session.state$.value.status === 'member') alerts.hide();
  preferences.set({ theme: 'dark' });
  void functions.call('searchLines', { query: 'grüezi' });
}
