import type Stripe from 'stripe';
import type { OfferPackage } from 'shared-contracts';
import { isLive, statusOf } from '../ledger/provider/standing';
import { idOf } from '../ledger/provider/stripe';

/** What a learner's subscriptions say about a private lesson. */
export interface PaidSlot {
  /**
   * `none`: no plan with a private lesson runs. `booked`: the subscription names no slot; the
   * booked one stays. `named`: it names `slotID`.
   */
  readonly kind: 'none' | 'booked' | 'named';
  readonly slotID?: string;
  readonly subscription?: Stripe.Subscription;
  /** Slots that were held for the checkouts of plans that have ended. */
  readonly ended: readonly { readonly slotID: string; readonly heldUntil: number }[];
  /**
   * A change to such a plan that waits for its payment, until a time in Unix seconds; null: none.
   */
  readonly waiting: { readonly slotID: string | undefined; readonly until: number } | null;
}

export const needsSlot = ({ Prerequisites }: Pick<OfferPackage, 'Prerequisites'>): boolean =>
  Prerequisites?.includes('one_private_lesson') === true;

/** A pending update may outlast its invoice. Nobody can pay a voided one. */
const hasOpenInvoice = ({ latest_invoice }: Stripe.Subscription): boolean =>
  latest_invoice !== null && typeof latest_invoice !== 'string' && latest_invoice.status === 'open';

/**
 * The slot that a running plan with a private lesson has paid for.
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
