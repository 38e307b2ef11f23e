import { expect, type APIRequestContext } from '@playwright/test';
import { createLearner, writeAsServer, type Learner } from './learner';

const basicPlan = (expires: string) => ({
  Tier: { integerValue: '1' },
  ProductID: { stringValue: 'basic_monthly' },
  identifier: { stringValue: 'BASIC_monthly' },
  platform: { stringValue: 'web' },
  cancels: { booleanValue: false },
  purchase_date: { stringValue: '2025-11-01T00:00:00.000Z' },
  expires_date: { stringValue: expires },
});

async function createWithPlan(request: APIRequestContext, expires: string): Promise<Learner> {
  const learner = await createLearner(request);
  const path = `Entitlements/${learner.uid}`;
  const response = await writeAsServer(request, path, basicPlan(expires));
  expect(response.ok()).toBe(true);
  return learner;
}

/**
 * Creates a learner with a BASIC plan that no other test uses, so that their progress is theirs
 * alone.
 */
export const createSubscriber = (request: APIRequestContext): Promise<Learner> =>
  createWithPlan(request, '2099-12-01T00:00:00.000Z');

/** Creates a learner whose BASIC plan has ended, so that no trial is offered any more. */
export const createFormerSubscriber = (request: APIRequestContext): Promise<Learner> =>
  createWithPlan(request, '2025-12-01T00:00:00.000Z');
