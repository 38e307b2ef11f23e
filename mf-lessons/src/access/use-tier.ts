import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';

/**
 * The tier of the last known plan; 0 without a plan and on a prerendered page. Pages use it to
 * choose what they offer; the server decides about access.
 */
export const useTier = (): number =>
  useObservable(usePlatform().preferences.values$, DEFAULT_PREFERENCES).tier;
