import { Platform } from 'react-native';
import Purchases from 'react-native-purchases';
import type { MessageToParentAppMap } from 'shared-contracts';

const offered = async () => (await Purchases.getOfferings()).current?.availablePackages ?? [];

/** The message of the packages that the store sells; the page takes months and years only. */
export async function packages() {
  const all = (await offered()).flatMap(({ identifier, presentedOfferingContext, product }) => {
    const { identifier: id, priceString, subscriptionPeriod, introPrice: intro } = product;
    if (subscriptionPeriod !== 'P1M' && subscriptionPeriod !== 'P1Y') return [];
    const sold = { priceString, subscriptionPeriod, introPrice: intro && { ...intro } } as const;
    const { offeringIdentifier } = presentedOfferingContext;
    return [{ identifier, offeringIdentifier, product: { identifier: id, ...sold } }];
  });
  return { type: 'SUBSCRIPTION_PACKAGES', payload: { packages: all } } as const;
}

/** Sells the store's package of that name; no other field of the page's package counts. */
export async function buy(asked: MessageToParentAppMap['PURCHASE_PACKAGE']): Promise<void> {
  const sold = (await offered()).find(({ identifier }) => identifier === asked.package.identifier);
  if (!sold) throw new Error(`The store does not sell ${asked.package.identifier}`);
  await Purchases.purchasePackage(sold, null, await replaced());
}

/** The plan that Google Play must replace, else both would run. Its ids are `product:basePlan`. */
async function replaced() {
  if (Platform.OS === 'ios') return null;
  const { activeSubscriptions } = await Purchases.getCustomerInfo();
  const [oldProductIdentifier] = activeSubscriptions.find((id) => /:/.test(id))?.split(':') ?? [];
  return oldProductIdentifier ? { oldProductIdentifier } : null;
}

export const outcomeOf = (e: { userCancelled?: unknown }) => (e.userCancelled ? 'cancelled' : null);
