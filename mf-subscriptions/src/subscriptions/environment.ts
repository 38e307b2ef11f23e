import type { Platform, SubscriptionPlatform } from 'shared-contracts';

/** Where this page runs, as the payment platforms are named. */
export type Environment = Exclude<SubscriptionPlatform, 'none'>;

/** Without a known system the app counts as the web, whose instructions help everywhere. */
export function environmentOf({ parentApp, device }: Platform): Environment {
  const os = parentApp.isEmbedded ? device.metadata$.value.parentAppOS : null;
  return os ?? 'web';
}
