import type { Platform, SubscriptionPlatform } from 'shared-contracts';

/** The payment platform of this page: web, iOS or Android. */
export type Environment = Exclude<SubscriptionPlatform, 'none'>;

/**
 * Finds the payment platform of a device. An app of an unknown system counts as the web, whose
 * instructions help everywhere.
 */
export function environmentOf({ parentApp, device }: Platform): Environment {
  const os = parentApp.isEmbedded ? device.metadata$.value.parentAppOS : null;
  return os ?? 'web';
}
