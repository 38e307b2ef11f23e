import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';

/**
 * Tier of the last known plan, which decides what is offered; 0 without one and on a prerendered
 * page. The server decides what is opened.
 */
export const useTier = (): number =>
  useObservable(usePlatform().preferences.values$, DEFAULT_PREFERENCES).tier;
