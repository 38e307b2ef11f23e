import type { UserRecord } from 'firebase-admin/auth';
import { trialPseudonymsOf } from './used-trials';

type Known = Parameters<typeof trialPseudonymsOf>[0];
const provider = (providerId: string, uid: string) =>
  ({ providerId, uid }) as UserRecord['providerData'][number];
const user = (email: string | undefined, ...providerData: UserRecord['providerData']): Known =>
  ({ email, providerData }) as Known;
const of = (known: Known) => trialPseudonymsOf(known, 'key');

test('the same address has the same pseudonym in any spelling', () => {
  const password = provider('password', 'vreni@example.com');
  expect(of(user('Vreni@Example.com', password))).toEqual(of(user('vreni@example.com')));
  expect(of(user('vreni@example.com'))).not.toEqual(of(user('vroni@example.com')));
});

test.each(['vreni+2@example.com', 'Vreni+b+c@Example.com', 'vreni+@example.com'])(
  'a tag makes no new person of %s',
  (email) => expect(of(user(email))).toEqual(of(user('vreni@example.com'))),
);

test.each(['v.reni@example.com', '+vreni@example.com', 'vreni@other.com', 'vreni2@example.com'])(
  '%s is another person',
  (email) => expect(of(user(email))).not.toEqual(of(user('vreni@example.com'))),
);

test('the same Google or Apple account has the same pseudonym under another address', () => {
  const google = provider('google.com', '1234');
  const [, before] = of(user('vreni@example.com', google));
  const [, after] = of(user('new@example.com', google));
  expect(before).toBe(after);
  expect(of(user(undefined, google))).toEqual([before]);
  expect(of(user(undefined, provider('apple.com', '1234')))).not.toEqual([before]);
});

test('a pseudonym does not contain the address, and depends on the key', () => {
  const [pseudonym = ''] = of(user('vreni@example.com'));
  expect(pseudonym).toMatch(/^[\w-]{43}$/);
  expect(trialPseudonymsOf(user('vreni@example.com'), 'another key')).not.toEqual([pseudonym]);
});
