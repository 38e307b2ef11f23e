import type { Platform, SubscriptionPlatform } from 'shared-contracts';

/** The payment platform of this page: web, iOS or Android. */
export type Environment = Exclude<SubscriptionPlatform, 'none'>;

/** Without a known system the app counts as the web, whose instructions help everywhere. */
export function environmentOf({ parentApp, device }: Platform): Environment {
  const os = parentApp.isEmbedded ? device.metadata$.value.parentAppOS : null;
  return os ?? 'web';
}
