import { TIER, type RequiredTier } from 'shared-contracts';
import { decideAccess, type LessonAccess } from './access';

const now = new Date('2026-11-20T12:00:00Z');
const published = (requiredTier: RequiredTier) => ({ isAvailable: true, requiredTier });
const plan = (Tier: number, expires_date = '2026-11-20T12:00:01Z') => ({ Tier, expires_date });
const FREE = 0;
const MEMBERS = 1;
const RECORDING = 2;

test.each<[string, RequiredTier, LessonAccess]>([
  ['a free mini lesson', FREE, 'granted'],
  ['a lesson', MEMBERS, 'not-signed-in'],
  ['a recording', RECORDING, 'not-signed-in'],
])('a visitor and %s: %s → %s', (_, tier, access) => {
  const question = { lesson: published(tier), isSignedIn: false, entitlement: null, now };
  expect(decideAccess(question)).toBe(access);
});

test.each<[string, ReturnType<typeof plan> | null, RequiredTier, LessonAccess]>([
  ['no plan, free mini lesson', null, FREE, 'granted'],
  ['no plan, lesson', null, MEMBERS, 'not-entitled'],
  ['BASIC, lesson', plan(TIER.BASIC), MEMBERS, 'granted'],
  ['BASIC, recording', plan(TIER.BASIC), RECORDING, 'not-entitled'],
  ['VIP, lesson', plan(TIER.VIP), MEMBERS, 'granted'],
  ['VIP, recording', plan(TIER.VIP), RECORDING, 'granted'],
  ['PRIVATE, recording', plan(TIER.PRIVATE), RECORDING, 'granted'],
  ['VIP that ends now', plan(TIER.VIP, now.toISOString()), MEMBERS, 'not-entitled'],
  ['VIP that ended', plan(TIER.VIP, '2026-11-19T12:00:00Z'), MEMBERS, 'not-entitled'],
  ['expired VIP, free mini lesson', plan(TIER.VIP, '2020-01-01T00:00:00Z'), FREE, 'granted'],
])('%s', (_, entitlement, tier, access) => {
  const question = { lesson: published(tier), isSignedIn: true, entitlement, now };
  expect(decideAccess(question)).toBe(access);
});

test.each([FREE, MEMBERS, RECORDING] as const)(
  'a teacher opens published lessons without a plan (tier %s), and nothing else',
  (requiredTier) => {
    const decide = (isAvailable: boolean) =>
      decideAccess({
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
      expect(decideAccess({ lesson, isSignedIn, entitlement, now })).toBe('not-published');
    }
  },
);
