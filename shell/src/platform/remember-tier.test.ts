import { BehaviorSubject } from 'rxjs';
import {
  AppError,
  failure,
  idle,
  loading,
  success,
  type Entitlement,
  type EntitlementState,
} from 'shared-contracts';
import { createPreferences } from './preferences';
import { rememberTier } from './remember-tier';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const plan = (Tier: number, expires_date = '2026-12-01T00:00:00.000Z'): Entitlement => ({
  Tier,
  ProductID: 'p',
  identifier: 'p',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-11-01T00:00:00.000Z',
  expires_date,
});

function follow() {
  const state$ = new BehaviorSubject<EntitlementState>(idle);
  const preferences = createPreferences();
  rememberTier(state$, preferences, () => NOW);
  return {
    after: (state: EntitlementState) => {
      state$.next(state);
      return preferences.values$.value.tier;
    },
  };
}

beforeEach(() => localStorage.clear());

it('is the tier of a running plan, and of no other', () => {
  const { after } = follow();
  expect(after(success(plan(2)))).toBe(2);
  expect(document.documentElement).toHaveAttribute('data-tier', '2');
  expect(after(success(plan(2, '2026-11-20T12:00:00.000Z')))).toBe(0);
  expect(document.documentElement).not.toHaveAttribute('data-tier');
});

it('stays while the plan is not known, and goes with a log-out', () => {
  const { after } = follow();
  after(success(plan(1)));
  for (const state of [idle, loading, failure(new AppError('unavailable', 'offline'))]) {
    expect(after(state)).toBe(1);
  }
  expect(createPreferences().values$.value.tier).toBe(1);
  expect(after(success(undefined))).toBe(0);
});
