import { expect, type APIRequestContext } from '@playwright/test';
import { createLearner, writeAsServer, type Learner } from './learner';

/** Somebody with a BASIC plan whom no other test knows, so that what they learn is theirs alone. */
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
