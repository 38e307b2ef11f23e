import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';

/**
 * Gives the tier of the last known plan, or 0 without a plan and on a prerendered page. It decides
 * what a page offers. The server decides what opens.
 */
export const useTier = (): number =>
  useObservable(usePlatform().preferences.values$, DEFAULT_PREFERENCES).tier;
