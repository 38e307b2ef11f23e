import { BehaviorSubject } from 'rxjs';
import {
  AppError,
  failure,
  idle,
  loading,
  success,
  type EntitlementState,
  type SessionState,
} from 'shared-contracts';
import { aMember, anEntitlement } from 'common-testing';
import { createPreferences } from './preferences';
import { rememberTier } from './remember-tier';

const NOW = new Date('2026-11-20T12:00:00Z');
const plan = (Tier: number, expires_date = '2026-12-01T00:00:00.000Z') =>
  anEntitlement({ Tier, expires_date });

const VISITOR: SessionState = { status: 'visitor' };

function follow(isTeacher: () => Promise<boolean> = async () => false) {
  const state$ = new BehaviorSubject<EntitlementState>(idle);
  const session$ = new BehaviorSubject<SessionState>(aMember());
  const preferences = createPreferences();
  rememberTier(state$, { state$: session$, isTeacher }, preferences, () => NOW);
  return {
    session$,
    preferences,
    after: async (state: EntitlementState) => {
      state$.next(state);
      await new Promise(process.nextTick);
      return preferences.values$.value.tier;
    },
  };
}

beforeEach(() => localStorage.clear());

test('is the tier of a running plan only', async () => {
  const { after } = follow();
  expect(await after(success(plan(2)))).toBe(2);
  expect(document.documentElement).toHaveAttribute('data-tier', '2');
  expect(await after(success(plan(2, '2026-11-20T12:00:00.000Z')))).toBe(0);
  expect(document.documentElement).not.toHaveAttribute('data-tier');
});

test('stays while the plan is unknown, and is reset by a log-out', async () => {
  const { after, session$ } = follow();
  await after(success(plan(1)));
  for (const state of [idle, loading, failure(new AppError('unavailable', 'offline'))]) {
    expect(await after(state)).toBe(1);
  }
  expect(createPreferences().values$.value.tier).toBe(1);
  session$.next(VISITOR);
  expect(await after(success(undefined))).toBe(0);
});

test('is the highest for a teacher, with a lower plan or none', async () => {
  const { after } = follow(async () => true);
  expect(await after(success(undefined))).toBe(3);
  expect(await after(success(plan(1)))).toBe(3);
});

test('is the tier of the plan if the claim cannot be read', async () => {
  const { after } = follow(() => Promise.reject(new Error('offline')));
  expect(await after(success(plan(1)))).toBe(1);
});

test('is 0 when the teacher logs out before the claim is known', async () => {
  let answer: (isTeacher: boolean) => void = () => undefined;
  const { after, session$ } = follow(() => new Promise((resolve) => (answer = resolve)));
  await after(success(undefined));
  session$.next(VISITOR);
  expect(await after(success(undefined))).toBe(0);
  answer(true);
  expect(await after(success(undefined))).toBe(0);
});
