import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { periodEnd } from '../calendar';
import { blank, clone, find, idOf, idOrNull, mergeMetadata, type World } from '../world';
import { monthsOf, planOf, recurringPrice } from './prices';
import { changeSubscription, itemOf } from './subscription-changes';
import { endSchedule, endSubscription } from './subscription-end';
import { findSubscription } from './subscriptions';

type PhaseParams = NonNullable<Requests['POST /v1/subscription_schedules/*']['phases']>[number];

interface PhaseContent {
  readonly price: string;
  readonly currency: string;
  readonly start: number;
  readonly end: number;
  readonly metadata: Stripe.Metadata;
  readonly trialEnd: number | null;
  /** Ids of the subscription's discounts that go on. */
  readonly discounts: readonly string[];
  readonly proration?: Stripe.SubscriptionSchedule.Phase.ProrationBehavior | undefined;
}

const phase = (content: PhaseContent): Stripe.SubscriptionSchedule.Phase => ({
  ...blank('phase'),
  currency: content.currency,
  discounts: content.discounts.map((discount) => ({
    coupon: null,
    discount,
    promotion_code: null,
  })),
  end_date: content.end,
  items: [{ ...blank('phase_item'), plan: content.price, price: content.price, quantity: 1 }],
  metadata: content.metadata,
  proration_behavior: content.proration ?? 'create_prorations',
  start_date: content.start,
  trial_end: content.trialEnd,
});

/** POST /v1/subscription_schedules; the sandbox knows `from_subscription` only. */
export function createSchedule(
  world: World,
  params: Requests['POST /v1/subscription_schedules'],
): Stripe.SubscriptionSchedule {
  const { from_subscription } = params;
  if (from_subscription === undefined) {
    throw unknownToSandbox('schedules without from_subscription');
  }
  const subscription = findSubscription(world, from_subscription);
  if (subscription.schedule !== null) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${idOf(subscription.schedule)}.`,
      'from_subscription',
    );
  }
  if (subscription.ended_at !== null) {
    throw invalid('You cannot migrate a subscription that has ended.', 'from_subscription');
  }
  const item = itemOf(subscription);
  const empty = blank('subscription_schedule');
  const schedule: Stripe.SubscriptionSchedule = {
    ...empty,
    id: world.id('sub_sched'),
    object: 'subscription_schedule',
    billing_mode: subscription.billing_mode,
    created: world.now(),
    current_phase: { start_date: item.current_period_start, end_date: item.current_period_end },
    customer: subscription.customer,
    default_settings: {
      ...empty.default_settings,
      billing_cycle_anchor: 'automatic',
      invoice_settings: {
        ...empty.default_settings.invoice_settings,
        issuer: { type: 'self' },
      },
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    phases: [
      phase({
        price: item.price.id,
        currency: subscription.currency,
        start: item.current_period_start,
        end: item.current_period_end,
        metadata: subscription.metadata,
        trialEnd: subscription.trial_end,
        discounts: subscription.discounts.map(idOf),
      }),
    ],
    status: 'active',
    subscription: subscription.id,
  };
  world.state.schedules[schedule.id] = schedule;
  changeSubscription(world, subscription, () => (subscription.schedule = schedule.id));
  world.emit('subscription_schedule.created', schedule);
  return schedule;
}

/** The discounts of a phase; those of the subscription do not go on by themselves. */
const discountsOf = ({ discounts }: Stripe.SubscriptionSchedule.Phase): string[] =>
  discounts.flatMap(({ discount }) => idOrNull(discount) ?? []);

/** The subscription that a schedule steers. */
const steeredBy = (world: World, { subscription }: Stripe.SubscriptionSchedule) =>
  findSubscription(world, idOrNull(subscription) ?? '');

/** @throws {SandboxError} when the schedule no longer steers anything */
function activeSchedule(world: World, id: string): Stripe.SubscriptionSchedule {
  const schedule = find(world.state.schedules, 'subscription schedule', id);
  if (schedule.status !== 'active' && schedule.status !== 'not_started') {
    throw invalid(
      `You cannot modify this subscription schedule because it is in the \`${schedule.status}\` status.`,
    );
  }
  return schedule;
}

/** Reads the phases of an update: each begins where the one before ends. */
function readPhases(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  wanted: readonly PhaseParams[],
): Stripe.SubscriptionSchedule.Phase[] {
  let start = schedule.phases[0]?.start_date ?? world.now();
  const { billing_cycle_anchor: anchor } = steeredBy(world, schedule);
  return wanted.map((params, index) => {
    const [item] = params.items;
    const name = `phases[${index}]`;
    if (params.items.length !== 1) throw unknownToSandbox('phases with other than one item');
    const price = recurringPrice(world, item?.price, `${name}[items][0][price]`);
    if (index === 0 && params.start_date !== undefined && params.start_date !== start) {
      throw invalid(
        'You can not modify the start date of the current phase.',
        'phases[0][start_date]',
      );
    }
    if (index > 0 && params.start_date !== undefined && params.start_date !== start) {
      throw invalid(
        'The start date of a phase must be the end date of the phase before it.',
        `${name}[start_date]`,
      );
    }
    const { duration, end_date } = params;
    const after = (length: { readonly interval: string }) =>
      periodEnd(world, start, monthsOf(length), anchor);
    const end = typeof end_date === 'number' ? end_date : duration && after(duration);
    if (end === undefined) {
      if (index < wanted.length - 1) {
        throw invalid(
          'Phases before the last one need an `end_date` or a `duration`.',
          `${name}[end_date]`,
        );
      }
    } else if (end <= start) {
      throw invalid('The end of a phase must be after its start.', `${name}[end_date]`);
    }
    const made = phase({
      price: price.id,
      currency: price.currency,
      start,
      end: end ?? after(price.recurring),
      metadata: mergeMetadata({}, params.metadata),
      trialEnd: typeof params.trial_end === 'number' ? params.trial_end : null,
      discounts: (params.discounts ?? []).map(({ discount = '' }) => {
        find(world.state.discounts, 'discount', discount, `${name}[discounts][0][discount]`);
        return discount;
      }),
      proration: params.proration_behavior,
    });
    start = made.end_date;
    return made;
  });
}

/** POST /v1/subscription_schedules/:id */
export function updateSchedule(
  world: World,
  params: Requests['POST /v1/subscription_schedules/*'],
  [id = '']: readonly string[],
): Stripe.SubscriptionSchedule {
  const schedule = activeSchedule(world, id);
  if (params.phases) schedule.phases = readPhases(world, schedule, params.phases);
  schedule.end_behavior = params.end_behavior ?? schedule.end_behavior;
  const [first] = schedule.phases;
  if (first) {
    schedule.current_phase = { start_date: first.start_date, end_date: first.end_date };
    const steered = steeredBy(world, schedule);
    changeSubscription(world, steered, () => (steered.discounts = discountsOf(first)));
  }
  world.emit('subscription_schedule.updated', schedule);
  return schedule;
}

/** POST /v1/subscription_schedules/:id/release: the subscription goes on as it is. */
export function releaseSchedule(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.SubscriptionSchedule {
  const schedule = activeSchedule(world, id);
  const subscription = steeredBy(world, schedule);
  endSchedule(world, id, 'released');
  changeSubscription(world, subscription, () => (subscription.schedule = null));
  return schedule;
}

/** Ends the present phase: begins the next one, or ends the schedule. */
export function nextPhase(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = steeredBy(world, schedule);
  const at = schedule.phases.findIndex(
    ({ start_date }) => start_date === schedule.current_phase?.start_date,
  );
  const next = schedule.phases[at + 1];
  if (!next) {
    if (schedule.end_behavior === 'cancel') {
      endSubscription(world, subscription, null);
      return;
    }
    endSchedule(world, schedule.id, 'released');
    changeSubscription(world, subscription, () => (subscription.schedule = null));
    return;
  }
  const [wanted] = next.items;
  const price = recurringPrice(world, wanted && idOf(wanted.price), 'price');
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  world.emit('subscription_schedule.updated', schedule);
  changeSubscription(world, subscription, () => {
    const item = itemOf(subscription);
    // Another interval begins its periods here, as Stripe's automatic anchor does.
    if (price.recurring.interval !== item.price.recurring.interval) {
      subscription.billing_cycle_anchor = next.start_date;
    }
    Object.assign(item, { price: clone(price), plan: planOf(price) });
    subscription.metadata = { ...subscription.metadata, ...next.metadata };
    subscription.discounts = discountsOf(next);
  });
}
