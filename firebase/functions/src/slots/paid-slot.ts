import type Stripe from 'stripe';
import type { OfferPackage } from 'shared-contracts';
import { isLive, statusOf } from '../ledger/provider/standing';
import { idOf } from '../ledger/provider/stripe';

/** The slot of a private lesson, according to the learner's subscriptions. */
export interface PaidSlot {
  /**
   * `none`: no plan with a private lesson runs. `booked`: the subscription names no slot, so the
   * booked slot stays. `named`: the subscription names `slotID`.
   */
  readonly kind: 'none' | 'booked' | 'named';
  readonly slotID?: string;
  readonly subscription?: Stripe.Subscription;
  /** Slots that were held for the checkouts of ended plans. */
  readonly ended: readonly { readonly slotID: string; readonly heldUntil: number }[];
  /** A change to a private plan that waits for its payment, until a time in Unix seconds. */
  readonly waiting: { readonly slotID: string | undefined; readonly until: number } | null;
}

export const needsSlot = ({ Prerequisites }: Pick<OfferPackage, 'Prerequisites'>): boolean =>
  Prerequisites?.includes('one_private_lesson') === true;

/** A pending update may outlast its invoice, and nobody can pay a voided invoice. */
const hasOpenInvoice = ({ latest_invoice }: Stripe.Subscription): boolean =>
  latest_invoice !== null && typeof latest_invoice !== 'string' && latest_invoice.status === 'open';

/**
 * Finds the slot that a running plan with a private lesson has paid for.
 *
 * @param subscriptions with their latest invoices
 */
export function paidSlotOf(
  subscriptions: readonly Stripe.Subscription[],
  packages: readonly OfferPackage[],
): PaidSlot {
  const products = packages.filter(needsSlot).map(({ ProductID }) => ProductID);
  const isPrivate = (item: Stripe.SubscriptionItem | undefined): boolean =>
    item !== undefined && products.includes(idOf(item.price.product));
  const live = subscriptions.filter(isLive);
  const changing = live.find(
    (one) => isPrivate(one.pending_update?.subscription_items?.[0]) && hasOpenInvoice(one),
  );
  const waiting = changing?.pending_update
    ? { slotID: changing.metadata.slotID, until: changing.pending_update.expires_at }
    : null;
  const ended = subscriptions
    .filter((one) => statusOf(one) === 'canceled' && isPrivate(one.items.data[0]))
    .flatMap(({ metadata: { slotID, heldUntil } }) =>
      slotID === undefined ? [] : [{ slotID, heldUntil: Number(heldUntil) }],
    );
  const subscription = live.find(({ items }) => isPrivate(items.data[0]));
  if (subscription === undefined) return { kind: 'none', waiting, ended };
  const slotID = subscription.metadata.slotID;
  return slotID === undefined
    ? { kind: 'booked', subscription, waiting, ended }
    : { kind: 'named', slotID, subscription, waiting, ended };
}
