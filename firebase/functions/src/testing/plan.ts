import type { Entitlement } from 'shared-contracts';

/** The present of these tests. */
export const NOW = new Date('2026-11-20T12:00:00Z');

/** A plan of this tier, bought on the web, which runs at `NOW`. */
export const plan = (Tier: number, change: Partial<Entitlement> = {}): Entitlement => ({
  Tier,
  ProductID: 'p',
  identifier: 'p',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-11-01T00:00:00.000Z',
  expires_date: '2026-12-01T00:00:00.000Z',
  ...change,
});

/** A BASIC plan that ends at `NOW`. */
export const lapsedPlan = (): Entitlement => plan(1, { expires_date: NOW.toISOString() });
