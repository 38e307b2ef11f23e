import { TIER, type RequiredTier } from 'shared-contracts';
import { decideAccess, type AccessQuestion } from './access';

const now = new Date('2026-11-20T12:00:00Z');
const published = (requiredTier: RequiredTier) => ({ isAvailable: true, requiredTier });
const plan = (Tier: number, expires_date = '2026-11-20T12:00:01Z') => ({
  Tier,
  ProductID: 'p',
  expires_date,
});

/** The decision as one word, for a refused member the reason. */
function decided(question: AccessQuestion): string {
  const access = decideAccess(question);
  return access.kind === 'not-entitled' ? access.refused.reason : access.kind;
}

const FREE = 0;
const MEMBERS = 1;
const RECORDING = 2;

test.each<[string, RequiredTier, string]>([
  ['a free mini lesson', FREE, 'granted'],
  ['a lesson', MEMBERS, 'not-signed-in'],
  ['a recording', RECORDING, 'not-signed-in'],
])('a visitor and %s: %s → %s', (_, tier, access) => {
  const question = { lesson: published(tier), isSignedIn: false, entitlement: null, now };
  expect(decided(question)).toBe(access);
});

test.each<[string, ReturnType<typeof plan> | null, RequiredTier, string]>([
  ['no plan, free mini lesson', null, FREE, 'granted'],
  ['no plan, lesson', null, MEMBERS, 'no-plan'],
  ['no plan, recording', null, RECORDING, 'no-plan'],
  ['BASIC, lesson', plan(TIER.BASIC), MEMBERS, 'granted'],
  ['BASIC, recording', plan(TIER.BASIC), RECORDING, 'needs-vip'],
  ['VIP, lesson', plan(TIER.VIP), MEMBERS, 'granted'],
  ['VIP, recording', plan(TIER.VIP), RECORDING, 'granted'],
  ['PRIVATE, recording', plan(TIER.PRIVATE), RECORDING, 'granted'],
  ['VIP that ends now', plan(TIER.VIP, now.toISOString()), MEMBERS, 'ended'],
  ['VIP that ended', plan(TIER.VIP, '2026-11-19T12:00:00Z'), MEMBERS, 'ended'],
  ['expired VIP, free mini lesson', plan(TIER.VIP, '2020-01-01T00:00:00Z'), FREE, 'granted'],
  ['BASIC that ended, recording', plan(TIER.BASIC, '2026-11-19T12:00:00Z'), RECORDING, 'ended'],
])('%s', (_, entitlement, tier, access) => {
  const question = { lesson: published(tier), isSignedIn: true, entitlement, now };
  expect(decided(question)).toBe(access);
});

test.each([FREE, MEMBERS, RECORDING] as const)(
  'a teacher opens published lessons without a plan (tier %s), and nothing else',
  (requiredTier) => {
    const decide = (isAvailable: boolean) =>
      decided({
        lesson: { isAvailable, requiredTier },
        isSignedIn: true,
        isTeacher: true,
        entitlement: null,
        now,
      });
    expect(decide(true)).toBe('granted');
    expect(decide(false)).toBe('not-published');
  },
);

test.each([FREE, MEMBERS, RECORDING] as const)(
  'nobody opens an unpublished lesson (tier %s)',
  (requiredTier) => {
    const lesson = { isAvailable: false, requiredTier };
    for (const isSignedIn of [true, false]) {
      const entitlement = isSignedIn ? plan(TIER.PRIVATE) : null;
      expect(decided({ lesson, isSignedIn, entitlement, now })).toBe('not-published');
    }
  },
);
