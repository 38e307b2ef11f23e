import { usePlatform } from 'kit';
import { useEffect } from 'react';
import type { HoldReason } from 'shared-contracts';

/**
 * Keeps the page from being replaced by a newer version while `isHeld`, and no longer than the
 * component is shown. Source: decision 54.
 */
export function useHold(isHeld: boolean, reason: HoldReason): void {
  const { reload } = usePlatform();
  useEffect(() => (isHeld ? reload.hold(reason) : undefined), [isHeld, reason, reload]);
}
