import { expect, type APIRequestContext } from '@playwright/test';
import { createLearner, writeAsServer, type Learner } from './learner';

/**
 * Creates a learner with a BASIC plan that no other test uses, so that their progress is theirs
 * alone.
 */
export async function createSubscriber(request: APIRequestContext): Promise<Learner> {
  const learner = await createLearner(request);
  const response = await writeAsServer(request, `Entitlements/${learner.uid}`, {
    Tier: { integerValue: '1' },
    ProductID: { stringValue: 'basic_monthly' },
    identifier: { stringValue: 'BASIC_monthly' },
    platform: { stringValue: 'web' },
    cancels: { booleanValue: false },
    purchase_date: { stringValue: '2026-11-01T00:00:00.000Z' },
    expires_date: { stringValue: '2099-12-01T00:00:00.000Z' },
  });
  expect(response.ok()).toBe(true);
  return learner;
}
