import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { openSchool } from '../../private-lessons/testing';
import { member } from '../../testing/callers';
import type { WebhookRequest } from 'sandboxes';
import { deletionProvider } from '../deletion-provider';
import { createCheckout } from '../checkout/create-checkout';
import { changePlan } from '../manage/change-plan';
import { cancelPlan, uncancelPlan } from '../manage/manage-plan';
import { isLive, periodOf } from '../projection/standing';
import { idOf } from '../provider/stripe';
import { answerWebhook } from '../webhook/answer-webhook';
import { createBillingWorld } from './billing-world';
import { OFFER } from './offer';
import { mustHold, wrongMoney } from './oracle';

const CARDS = [
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
  'pm_card_createDispute',
] as const;

/** The hours of the school. */
const HOURS = ['first', 'second', 'third'] as const;

type Step =
  | { readonly kind: 'days'; readonly days: number }
  /** `hour`: for a package with a private lesson, and to move one. */
  | { readonly kind: 'buy' | 'change'; readonly packageID: string; readonly hour: number }
  | { readonly kind: 'card'; readonly card: (typeof CARDS)[number] }
  | {
      readonly kind:
        | 'decline'
        | 'fail-renewal'
        | 'pay-late'
        | 'move-all'
        | 'cancel'
        | 'cancel-in-portal'
        | 'resume'
        | 'resume-in-portal'
        | 'refund'
        | 'end'
        | 'deliver'
        | 'delete-account';
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('days' as const),
      days: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['buy', 'change', 'change', 'change'] as const)),
      packageID: fc.constantFrom(
        ...['BASIC_monthly', 'BASIC_annually', 'VIP_monthly', 'VIP_annually'],
        ...['PRIVATE_monthly', 'PRIVATE_monthly'],
      ),
      hour: fc.nat({ max: HOURS.length - 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('card' as const), card: fc.constantFrom(...CARDS) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['fail-renewal', 'fail-renewal', 'pay-late', 'refund', 'move-all'] as const),
        ...(['decline', 'cancel', 'cancel-in-portal', 'resume', 'resume-in-portal'] as const),
        ...(['refund', 'end', 'deliver'] as const),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'delete-account' as const }) },
);

/**
 * What happens to a learner, and how the provider tells of it.
 *
 * @param steps the most of them
 */
export const historyOf = (steps: number) =>
  fc.record({
    packageID: fc.constantFrom('BASIC_monthly', 'BASIC_annually', 'VIP_monthly', 'VIP_annually'),
    steps: fc.array(step, { maxLength: steps, size: 'max' }),
    /** Sorts the events anew. */
    order: fc.array(fc.nat(), { minLength: 64, maxLength: 64 }),
    /** How often each is delivered; 0: lost at first, and delivered at the end. */
    copies: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 64, maxLength: 64 }),
  });
export type History = ReturnType<typeof historyOf> extends fc.Arbitrary<infer T> ? T : never;

const SECRET = 'whsec_sandbox';

/** A wish that our own code may refuse in words, as not possible now; one of several, to be tried again. */
async function wish(work: Promise<unknown>, ...also: AppError['code'][]): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError && ['failed-precondition', ...also].includes(error.code)) return;
    throw error;
  }
}

/**
 * Lives a history, delivers its events in the given order, also twice or late, some while it goes on.
 *
 * @returns what the database holds then, and what it must hold by the oracle, null: nothing; `wrong`:
 *   what is wrong with money and hours, in sentences
 */
export async function live(
  db: Firestore,
  uid: string,
  { packageID, steps, order, copies }: History,
): Promise<{ readonly stored: unknown; readonly expected: unknown; readonly wrong: string[] }> {
  const mail: WebhookRequest[] = [];
  const world = await createBillingWorld(db, {
    seed: uid.replaceAll(/\W/g, ''),
    deliver: async (request) => mail.push(request) && 200,
  });
  const { sandbox, stripe, services } = world;
  const hourOf = (hour: number) => `${uid}-${HOURS[hour]}`;
  const school = await openSchool(
    db,
    world,
    HOURS.map((_, hour) => hourOf(hour)),
  );
  await world.buy(uid, packageID);
  const [customer = ''] = world.customersOf(uid);

  const told = new Set<WebhookRequest>();
  const deliver = async (request: WebhookRequest) => {
    told.add(request);
    const { body, signature } = request;
    const { status } = await answerWebhook(body, signature, SECRET, services);
    if (status !== 200) throw new Error(`The webhook answered ${status}`);
  };
  const shuffled = () =>
    mail
      .map((request, index) => ({ request, at: order[index % 64] ?? 0, times: copies[index % 64] }))
      .sort((a, b) => a.at - b.at);
  const deliverSome = async () => {
    await sandbox.settle();
    const lost: WebhookRequest[] = [];
    for (const { request, times = 1 } of shuffled()) {
      if (times === 0) lost.push(request);
      for (let copy = 0; copy < times; copy += 1) await deliver(request);
    }
    return lost;
  };

  async function deleteAccount(): Promise<void> {
    const provider = deletionProvider(services);
    await provider.cancelWebSubscription(uid);
    await provider.deleteCustomer(uid);
    world.accounts.delete(uid);
    for (const name of ['Billing', 'Entitlements']) await db.doc(`${name}/${uid}`).delete();
  }

  const slotFor = (packageID: string, hour: number) =>
    packageID === 'PRIVATE_monthly' ? { selectedPrivateLesson: hourOf(hour) } : {};
  type Choice = { readonly packageID: string; readonly hour: number };
  const change = ({ packageID, hour }: Choice) =>
    changePlan(
      { OfferID: OFFER.offerID, PackageID: packageID, ...slotFor(packageID, hour) },
      uid,
      services,
    );
  async function buy({ packageID, hour }: Choice): Promise<void> {
    const request = { offerID: OFFER.offerID, packageID, ...slotFor(packageID, hour) };
    await wish(createCheckout(request, member(uid), services).then(({ id }) => sandbox.pay(id)));
  }
  async function payLate(): Promise<void> {
    const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    for (const open of data) {
      const of = open.parent?.subscription_details?.subscription ?? '';
      if (!isLive(await stripe.subscriptions.retrieve(idOf(of)))) continue;
      await stripe.invoices.pay(open.id, { payment_method: id }).catch(() => undefined);
    }
  }

  /** Booked hours and bookings agree, and nobody holds what no plan pays. */
  async function wrongHours(hour: string | undefined): Promise<string[]> {
    const bookings = db.collection('PrivateLessonBookings').where('StudentUID', '==', uid);
    const { docs: own } = await bookings.get();
    const confirmed = own.filter((one) => one.data()['state'] === 'confirmed').map(({ id }) => id);
    const reserved = own.filter((one) => one.data()['state'] === 'reserving').map(({ id }) => id);
    const booked = await school.hours();
    const names = HOURS.map((_, index) => hourOf(index));
    return [
      ...reserved.map((id) => `${id} stays reserved.`),
      ...(confirmed.join() === (hour ?? '')
        ? []
        : [`${confirmed.join()} is confirmed, not ${hour}.`]),
      ...names
        .filter((id) => booked.includes(id) !== own.some((one) => one.id === id))
        .map((id) => `${id} is shown wrong.`),
      ...((await school.amount()) === own.length ? [] : ['The counter is wrong.']),
    ];
  }

  async function takeStep(one: Step): Promise<void> {
    if (one.kind === 'days') return sandbox.advanceDays(one.days);
    if (one.kind === 'decline') return sandbox.setNextPayment('declined');
    if (one.kind === 'deliver') return void (await deliverSome());
    if (one.kind === 'delete-account') return deleteAccount();
    if (one.kind === 'buy') return buy(one);
    if (one.kind === 'pay-late') return payLate();
    const listed = await stripe.subscriptions.list({ customer, limit: 100 });
    const own = listed.data.find(isLive);
    if (own === undefined) return;
    if (one.kind === 'fail-renewal') {
      sandbox.setNextPayment('declined');
      const left = (periodOf(own).end - Date.now() / 1000) / 86_400;
      return sandbox.advanceDays(Math.max(0, left) + 0.1);
    }
    if (one.kind === 'change') return wish(change(one));
    if (one.kind === 'move-all') {
      const moves = HOURS.map((_, hour) => change({ packageID: 'PRIVATE_monthly', hour }));
      return void (await Promise.all(moves.map((move) => wish(move, 'aborted'))));
    }
    if (one.kind === 'cancel') return wish(cancelPlan(uid, services));
    if (one.kind === 'resume') {
      const [item] = own.items.data;
      const productIDToUncancel = item === undefined ? '' : idOf(item.price.product);
      return wish(uncancelPlan({ productIDToUncancel }, uid, services));
    }
    if (one.kind === 'refund') {
      const charges = await stripe.charges.list({ customer, limit: 10 });
      const paid = charges.data.find((charge) => charge.paid && !charge.refunded);
      if (paid !== undefined && !paid.disputed) await stripe.refunds.create({ charge: paid.id });
      return;
    }
    if (one.kind === 'card') {
      const { id } = await stripe.paymentMethods.attach(one.card, { customer });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
      return void (await stripe.subscriptions.update(own.id, { default_payment_method: id }));
    }
    // The provider refuses both beside a change that is due.
    if (own.schedule !== null) return;
    if (one.kind === 'end') return void (await stripe.subscriptions.cancel(own.id));
    const cancel_at = one.kind === 'cancel-in-portal' ? periodOf(own).end : '';
    await stripe.subscriptions.update(own.id, { cancel_at });
  }

  for (const one of steps) {
    await takeStep(one);
    if (one.kind === 'delete-account') break;
  }

  await sandbox.settle();
  const lost = await deliverSome();
  for (const request of lost) await deliver(request);
  // What our own answers to events did at the provider is told, too.
  for (;;) {
    await sandbox.settle();
    const news = mail.filter((request) => !told.has(request));
    if (news.length === 0) break;
    for (const request of news) await deliver(request);
  }

  const entitlement = await world.entitlementOf(uid);
  // It is counted from the real time, which the clock of the provider does not move.
  const { PrivateLessonMove: _move, ...stored } = entitlement ?? {};
  const expected = mustHold(sandbox.state, customer, new Date());
  const isDeleted = sandbox.state.customers[customer]?.deleted === true;
  const wrong = [
    ...wrongMoney(sandbox.state, customer),
    ...(isDeleted ? [] : await wrongHours(entitlement?.PrivateLessonSlotID)),
  ];
  return { stored: entitlement === undefined ? null : stored, expected, wrong };
}
