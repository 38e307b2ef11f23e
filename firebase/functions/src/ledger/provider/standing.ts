import type Stripe from 'stripe';
import { END_REASONS, type EndReason } from 'shared-contracts';
import * as v from 'valibot';
import type { Leeway } from '../leeway';
import { idOf } from './stripe';

/** The known statuses of a subscription. A new one needs a decision about access. */
const StatusSchema = v.picklist([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
]);
export type Status = v.InferOutput<typeof StatusSchema>;

/** @throws {v.ValiError} for an unknown status */
export const statusOf = ({ status }: Pick<Stripe.Subscription, 'status'>): Status =>
  v.parse(StatusSchema, status);

/** Whether a subscription has begun and not ended. Its owner cannot buy a second one. */
export const isLive = (subscription: Stripe.Subscription): boolean => {
  const status = statusOf(subscription);
  return status !== 'canceled' && status !== 'incomplete' && status !== 'incomplete_expired';
};

/** Whether the subscription ever became active. */
export const hasBegun = (subscription: Stripe.Subscription): boolean =>
  isLive(subscription) || statusOf(subscription) === 'canceled';

/** The provider writes the first invoice within this time after a trial, in seconds. */
const FIRST_INVOICE = 24 * 3600;

export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The period of the only item, in Unix seconds. A subscription has one package. */
export function periodOf({ items, start_date }: Stripe.Subscription): Period {
  const [item] = items.data;
  return {
    start: item?.current_period_start ?? start_date,
    end: item?.current_period_end ?? start_date,
  };
}

/** When a cancelled subscription ends, in Unix seconds; null: it renews. */
export function endOf(subscription: Stripe.Subscription): number | null {
  // A cancellation in the provider's portal sets this date, but not `cancel_at_period_end`.
  if (subscription.cancel_at !== null) return subscription.cancel_at;
  return subscription.cancel_at_period_end ? periodOf(subscription).end : null;
}

/** The reason why the server ended a subscription early, from the comment of the cancellation. */
export function endReasonOf({
  cancellation_details,
}: Pick<Stripe.Subscription, 'cancellation_details'>): EndReason | undefined {
  return END_REASONS.find((reason) => cancellation_details?.comment === reason);
}

/**
 * The comment of a free trial that ended because the person had a trial before. It is not an
 * `EndReason`, because an older page would refuse the unknown word. Source: decision 41.
 */
export const HAD_TRIAL = 'had-trial';

/** Whether a subscription is in its first free trial. Days that were added later do not count. */
export const isTrial = ({
  start_date,
  status,
  trial_start,
}: Pick<Stripe.Subscription, 'start_date' | 'status' | 'trial_start'>): boolean =>
  status === 'trialing' && trial_start === start_date;

/** Whether a subscription was ended as a second free trial. */
export const isSecondTrial = ({
  cancellation_details,
  status,
}: Pick<Stripe.Subscription, 'cancellation_details' | 'status'>): boolean =>
  status === 'canceled' && cancellation_details?.comment === HAD_TRIAL;

const isOf = ({ id }: Stripe.Subscription, { parent }: Stripe.Invoice): boolean => {
  const subscription = parent?.subscription_details?.subscription;
  return subscription !== undefined && idOf(subscription) === id;
};

/**
 * Dates a late payment by the oldest unpaid invoice. A retry writes no new invoice, so it does not
 * lengthen the grace.
 */
function lateSince(
  subscription: Stripe.Subscription,
  openInvoices: readonly Stripe.Invoice[],
): { readonly at: number; readonly isFirstPayment: boolean } {
  const [oldest] = openInvoices
    .filter((invoice) => isOf(subscription, invoice))
    .sort((a, b) => a.created - b.created);
  const at = oldest?.created ?? periodOf(subscription).start;
  const { trial_end } = subscription;
  const isAfterTrial = trial_end !== null && at < trial_end + FIRST_INVOICE;
  return { at, isFirstPayment: isAfterTrial || oldest?.billing_reason === 'subscription_create' };
}

/**
 * Computes the end of access by a subscription, in Unix seconds, with grace and leeway.
 *
 * @returns null: the subscription never gave access
 */
export function accessEndOf(
  subscription: Stripe.Subscription,
  openInvoices: readonly Stripe.Invoice[],
  leeway: Leeway,
): number | null {
  switch (statusOf(subscription)) {
    case 'trialing':
    case 'active':
      return endOf(subscription) ?? periodOf(subscription).end + leeway.renewal;
    case 'past_due': {
      const { at, isFirstPayment } = lateSince(subscription, openInvoices);
      const grace = isFirstPayment ? at : at + leeway.failedPayment;
      return Math.min(grace, endOf(subscription) ?? grace);
    }
    case 'unpaid':
      return lateSince(subscription, openInvoices).at;
    case 'paused':
      return periodOf(subscription).start;
    case 'canceled':
      return subscription.ended_at ?? subscription.canceled_at ?? periodOf(subscription).start;
    case 'incomplete':
    case 'incomplete_expired':
      return null;
  }
}
