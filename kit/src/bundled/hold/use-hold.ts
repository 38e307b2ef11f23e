import { usePlatform } from 'kit';
import { useEffect } from 'react';
import type { HoldReason } from 'shared-contracts';

/**
 * While `isHeld`, keeps the shell from replacing the page by a newer version; ends with the
 * component. Source: decision 54.
 */
export function useHold(isHeld: boolean, reason: HoldReason): void {
  const { reload } = usePlatform();
  useEffect(() => (isHeld ? reload.hold(reason) : undefined), [isHeld, reason, reload]);
}
