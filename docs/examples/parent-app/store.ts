import { Platform } from 'react-native';
import Purchases from 'react-native-purchases';
import type { MessageToParentAppMap, ParentAppPackage } from 'shared-contracts';

const offered = async () => (await Purchases.getOfferings()).current?.availablePackages ?? [];

/** What the store sells, as the page takes it: by the month or by the year only. */
export const packages = async (): Promise<ParentAppPackage[]> =>
  (await offered()).flatMap(({ identifier, presentedOfferingContext, product }) => {
    const { identifier: id, priceString, subscriptionPeriod, introPrice: intro } = product;
    if (subscriptionPeriod !== 'P1M' && subscriptionPeriod !== 'P1Y') return [];
    const sold = { priceString, subscriptionPeriod, introPrice: intro && { ...intro } } as const;
    const { offeringIdentifier } = presentedOfferingContext;
    return [{ identifier, offeringIdentifier, product: { identifier: id, ...sold } }];
  });

/**
 * Sells the store's own package of this name; what came from the page is only asked for its name.
 */
export async function buy(asked: MessageToParentAppMap['PURCHASE_PACKAGE']): Promise<void> {
  const sold = (await offered()).find(({ identifier }) => identifier === asked.package.identifier);
  if (!sold) throw new Error(`The store does not sell ${asked.package.identifier}`);
  const old = Platform.OS === 'android' ? asked.oldProductID : null;
  await Purchases.purchasePackage(sold, null, old === null ? null : { oldProductIdentifier: old });
}

export const outcomeOf = (e: { userCancelled?: unknown }) => (e.userCancelled ? 'cancelled' : null);
