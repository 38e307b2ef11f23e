import type Stripe from 'stripe';
import type { OfferPackage } from 'shared-contracts';
import { isLive } from '../billing/projection/standing';
import { idOf } from '../billing/provider/stripe';

/** What a learner's subscriptions say about a private lesson. */
export interface PaidSlot {
  /**
   * `none`: no plan with a private lesson runs. `booked`: the subscription names no slot; the booked
   * one stays. `named`: it names `slotID`.
   */
  readonly kind: 'none' | 'booked' | 'named';
  readonly slotID?: string;
  readonly subscription?: Stripe.Subscription;
  /** Unix seconds: until when a change to such a plan waits for its payment; null: none waits. */
  readonly waitsUntil: number | null;
}

export const needsSlot = ({ Prerequisites }: Pick<OfferPackage, 'Prerequisites'>): boolean =>
  Prerequisites?.includes('one_private_lesson') === true;

/** The slot that a running plan with a private lesson has paid for. */
export function paidSlotOf(
  subscriptions: readonly Stripe.Subscription[],
  packages: readonly OfferPackage[],
): PaidSlot {
  const products = packages.filter(needsSlot).map(({ ProductID }) => ProductID);
  const isPrivate = (item: Stripe.SubscriptionItem | undefined): boolean =>
    item !== undefined && products.includes(idOf(item.price.product));
  const live = subscriptions.filter(isLive);
  const waiting = live.find(({ pending_update }) =>
    isPrivate(pending_update?.subscription_items?.[0]),
  );
  const waitsUntil = waiting?.pending_update?.expires_at ?? null;
  const subscription = live.find(({ items }) => isPrivate(items.data[0]));
  if (subscription === undefined) return { kind: 'none', waitsUntil };
  const slotID = subscription.metadata['slotID'];
  return slotID === undefined
    ? { kind: 'booked', subscription, waitsUntil }
    : { kind: 'named', slotID, subscription, waitsUntil };
}
