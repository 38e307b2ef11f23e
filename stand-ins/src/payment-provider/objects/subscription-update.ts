import type Stripe from 'stripe';
import { invalid, missing } from '../errors';
import type { Requests } from '../requests/parameters';
import { clone, idOf, liveCustomer, mergeMetadata, type World } from '../world';
import { collect } from './collect';
import { draftInvoice } from './invoices';
import { requireOwnCard } from './payment-methods';
import { planChange, type PlanChange } from './plan-change';
import {
  cancellationDetails,
  changeSubscription,
  itemOf,
  takeOverPlan,
} from './subscription-changes';
import { endSubscription } from './subscription-end';
import { findSubscription } from './subscriptions';

type Update = Requests['POST /v1/subscriptions/*'];

/** A `pending_if_incomplete` change waits so long, at most until the period ends. */
const SECONDS_FOR_PENDING_UPDATE = 23 * 3600;

/** Parameters that Stripe takes in an update that waits for its payment. */
const ALLOWED_WHEN_PENDING: readonly string[] = [
  'expand',
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
];

function refuseWhatStripeRefuses(subscription: Stripe.Subscription, params: Update): void {
  if (subscription.ended_at !== null) {
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'resource_missing',
    );
  }
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  const touchesPlan = params.items ?? params.trial_end;
  const touchesEnd = params.cancel_at ?? params.cancel_at_period_end;
  if (subscription.schedule !== null && (touchesEnd ?? touchesPlan) !== undefined) {
    const what = touchesEnd === undefined ? 'the subscription' : 'any cancelation behavior';
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating ${what} directly is not allowed. Please update the schedule instead.`,
      touchesEnd === undefined ? 'items' : 'cancel_at_period_end',
    );
  }
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  const refused = Object.keys(params).find((name) => !ALLOWED_WHEN_PENDING.includes(name));
  if (refused !== undefined) {
    throw invalid(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can only pass supported params. Found unsupported param: ${refused}.`,
      refused,
    );
  }
}

/** Cancellation at a date, or at the end of the period; `''` or `false` takes it back. */
function applyEnd(world: World, subscription: Stripe.Subscription, params: Update): void {
  const { cancel_at, cancel_at_period_end } = params;
  const { current_period_end } = itemOf(subscription);
  if (cancel_at_period_end === true) {
    subscription.cancel_at_period_end = true;
    subscription.cancel_at = current_period_end;
  } else if (cancel_at_period_end === false && subscription.cancel_at_period_end) {
    subscription.cancel_at_period_end = false;
    subscription.cancel_at = null;
  } else if (cancel_at === '' || cancel_at === null) {
    subscription.cancel_at_period_end = false;
    subscription.cancel_at = null;
  } else if (cancel_at !== undefined) {
    subscription.cancel_at = typeof cancel_at === 'number' ? cancel_at : current_period_end;
  }
  if (subscription.cancel_at === null) {
    subscription.canceled_at = null;
    subscription.cancellation_details = cancellationDetails();
  } else if (subscription.canceled_at === null) {
    subscription.canceled_at = world.now();
    subscription.cancellation_details = cancellationDetails({ reason: 'cancellation_requested' });
  }
}

function applyPlainFields(world: World, subscription: Stripe.Subscription, params: Update): void {
  const { default_payment_method } = params;
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
  if (default_payment_method === undefined) return;
  if (default_payment_method !== '') {
    const customer = idOf(subscription.customer);
    requireOwnCard(world, customer, default_payment_method, 'default_payment_method');
  }
  subscription.default_payment_method = default_payment_method || null;
}

/** Charges a change of plan, and makes it at once or after the payment. */
function applyPlan(
  world: World,
  subscription: Stripe.Subscription,
  { next, lines }: PlanChange,
  behavior: Update['payment_behavior'],
): void {
  if (lines.length === 0) {
    changeSubscription(world, subscription, () => takeOverPlan(subscription, next));
    return;
  }
  const invoice = draftInvoice(world, {
    subscription,
    customer: liveCustomer(world, idOf(subscription.customer)),
    currency: subscription.currency,
    lines,
    reason: 'subscription_update',
  });
  next.latest_invoice = invoice.id;
  if (behavior === 'pending_if_incomplete') {
    world.state.pendingChanges[subscription.id] = next;
  } else {
    changeSubscription(world, subscription, () => takeOverPlan(subscription, next));
  }
  if (collect(world, invoice) === 'paid') return;
  if (behavior === 'pending_if_incomplete') {
    const item = itemOf(next);
    changeSubscription(world, subscription, () => {
      subscription.latest_invoice = invoice.id;
      subscription.pending_update = {
        billing_cycle_anchor: next.billing_cycle_anchor,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        metadata: null,
        trial_from_plan: null,
        expires_at: Math.min(
          world.now() + SECONDS_FOR_PENDING_UPDATE,
          itemOf(subscription).current_period_end,
        ),
        subscription_items: [clone(item)],
        trial_end: next.trial_end,
      };
    });
  }
}

/** POST /v1/subscriptions/:id */
export function updateSubscription(
  world: World,
  params: Update,
  [id = '']: readonly string[],
): Stripe.Subscription {
  const subscription = findSubscription(world, id);
  refuseWhatStripeRefuses(subscription, params);
  const touchesPlan = params.items !== undefined || params.trial_end !== undefined;
  // Compute first: a refusal must change nothing.
  const change = touchesPlan ? planChange(world, subscription, params) : undefined;
  if (change) applyPlan(world, subscription, change, params.payment_behavior);
  const current = findSubscription(world, id);
  changeSubscription(world, current, () => {
    applyPlainFields(world, current, params);
    applyEnd(world, current, params);
  });
  return current;
}

/** DELETE /v1/subscriptions/:id ends it now. */
export function cancelSubscription(
  world: World,
  { cancellation_details }: Requests['DELETE /v1/subscriptions/*'],
  [id = '']: readonly string[],
): Stripe.Subscription {
  const subscription = findSubscription(world, id);
  if (subscription.ended_at !== null) throw missing('subscription', id);
  if (subscription.schedule !== null) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and canceling it directly is not allowed. Please release the schedule first.`,
    );
  }
  subscription.cancellation_details = cancellationDetails({
    comment: cancellation_details?.comment || null,
    feedback: cancellation_details?.feedback || null,
  });
  endSubscription(world, subscription, 'cancellation_requested');
  return subscription;
}
