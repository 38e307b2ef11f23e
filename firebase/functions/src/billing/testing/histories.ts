import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import type { WebhookRequest } from 'sandboxes';
import { parseLeeway } from '../leeway';
import { readCustomerState } from '../provider/customer-state';
import { project } from '../projection/project';
import { answerWebhook } from '../webhook/answer-webhook';
import { createBillingWorld } from './billing-world';
import { OFFER } from './offer';

type Step =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'decline' | 'cancel' | 'resume' | 'end' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constantFrom('decline', 'cancel', 'resume', 'end') }),
);

/** What happens to a learner, and how the provider tells of it. */
export const history = fc.record({
  packageID: fc.constantFrom('BASIC_monthly', 'VIP_monthly', 'VIP_annually'),
  steps: fc.array(step, { maxLength: 3 }),
  /** Sorts the events anew. */
  order: fc.array(fc.nat(), { minLength: 64, maxLength: 64 }),
  /** How often each is delivered; 0: lost at first, and delivered at the end. */
  copies: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 64, maxLength: 64 }),
});
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

const SECRET = 'whsec_sandbox';

/**
 * Lives a history, delivers its events in the given order, also twice or late.
 *
 * @returns what the database holds then, and what the provider's state means
 */
export async function live(
  db: Firestore,
  uid: string,
  { packageID, steps, order, copies }: History,
): Promise<{ readonly stored: unknown; readonly expected: unknown }> {
  const mail: WebhookRequest[] = [];
  const world = await createBillingWorld(db, {
    seed: uid.replaceAll(/\W/g, ''),
    deliver: async (request) => mail.push(request) && 200,
  });
  const { sandbox, stripe, services } = world;
  await world.buy(uid, packageID);
  const [customer = ''] = world.customersOf(uid);
  const live = async () => (await stripe.subscriptions.list({ customer })).data[0];
  for (const one of steps) {
    const subscription = await live();
    if (one.kind === 'days') await sandbox.advanceDays(one.days);
    else if (one.kind === 'decline') sandbox.setNextPayment('declined');
    else if (subscription === undefined) continue;
    else if (one.kind === 'end') await stripe.subscriptions.cancel(subscription.id);
    else
      await stripe.subscriptions.update(subscription.id, {
        cancel_at_period_end: one.kind === 'cancel',
      });
  }
  await sandbox.settle();

  const deliver = async ({ body, signature }: WebhookRequest) => {
    const { status } = await answerWebhook(body, signature, SECRET, services);
    if (status !== 200) throw new Error(`The webhook answered ${status}`);
  };
  const shuffled = mail
    .map((request, index) => ({ request, at: order[index % 64] ?? 0, times: copies[index % 64] }))
    .sort((a, b) => a.at - b.at);
  const lost: WebhookRequest[] = [];
  for (const { request, times = 1 } of shuffled) {
    if (times === 0) lost.push(request);
    for (let copy = 0; copy < times; copy += 1) await deliver(request);
  }
  for (const request of lost) await deliver(request);

  const state = await readCustomerState(stripe, customer);
  const expected = project(state, OFFER.packages, new Date(), parseLeeway());
  return { stored: await world.entitlementOf(uid), expected };
}
