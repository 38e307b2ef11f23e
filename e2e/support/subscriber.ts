import { expect, type APIRequestContext } from '@playwright/test';
import { createLearner, writeAsServer, type Learner } from './learner';

const PLANS = { BASIC: '1', VIP: '2' } as const;

const planUntil = (expires: string, plan: keyof typeof PLANS) => ({
  Tier: { integerValue: PLANS[plan] },
  ProductID: { stringValue: `${plan.toLowerCase()}_monthly` },
  identifier: { stringValue: `${plan}_monthly` },
  platform: { stringValue: 'web' },
  cancels: { booleanValue: false },
  purchase_date: { stringValue: '2025-11-01T00:00:00.000Z' },
  expires_date: { stringValue: expires },
});

async function writePlan(
  request: APIRequestContext,
  { uid }: Learner,
  fields: ReturnType<typeof planUntil>,
): Promise<void> {
  const response = await writeAsServer(request, `Entitlements/${uid}`, fields);
  expect(response.ok()).toBe(true);
}

async function createWithPlan(
  request: APIRequestContext,
  expires: string,
  plan: keyof typeof PLANS = 'BASIC',
  name?: string,
): Promise<Learner> {
  const learner = await createLearner(request, name === undefined ? {} : { name });
  await writePlan(request, learner, planUntil(expires, plan));
  return learner;
}

/** Creates a learner with a BASIC plan, for tests of progress. */
export const createSubscriber = (request: APIRequestContext, name?: string): Promise<Learner> =>
  createWithPlan(request, '2099-12-01T00:00:00.000Z', 'BASIC', name);

/** Creates a learner whose BASIC plan has ended, so that no trial is offered any more. */
export const createFormerSubscriber = (request: APIRequestContext): Promise<Learner> =>
  createWithPlan(request, '2025-12-01T00:00:00.000Z');

/** Creates a learner with a VIP plan, which a test may end. */
export const createVip = (request: APIRequestContext, name?: string): Promise<Learner> =>
  createWithPlan(request, '2099-12-01T00:00:00.000Z', 'VIP', name);

/** Ends the VIP plan of a learner, as a refund does. */
export const endPlan = (request: APIRequestContext, learner: Learner): Promise<void> =>
  writePlan(request, learner, planUntil('2025-12-01T00:00:00.000Z', 'VIP'));
