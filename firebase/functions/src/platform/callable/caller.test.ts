import type { DecodedIdToken } from 'firebase-admin/auth';
import { member, visitor } from '../../testing/callers';
import { callerOf, confirmTeacher, rateKeysOf, requireMember } from './caller';

const origin = (headers: Record<string, string>, ip?: string) => ({
  ip,
  header: (name: string) => headers[name],
});

test('a member is counted by uid from any address', () => {
  expect(rateKeysOf(member('u1'), origin({ 'x-forwarded-for': '1.1.1.1' }))).toEqual(['uid:u1']);
});

test('a visitor is counted by the platform’s address, not by an invented one', () => {
  const forwarded = origin({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }, '10.0.0.1');
  expect(rateKeysOf(visitor, forwarded)).toEqual(['ip:203.0.113.9', 'ip:203.0.113.0/24']);
});

test('a visitor with IPv6 is counted by three networks', () => {
  const forwarded = origin({ 'x-forwarded-for': '2001:db8:1:2a3:a:b:c:d' });
  expect(rateKeysOf(visitor, forwarded)).toEqual([
    'ip:2001:db8:1:2a3::/64',
    'ip:2001:db8:1:200::/56',
    'ip:2001:db8:1:0::/48',
  ]);
});

test('without a forwarded address, the address of the connection counts', () => {
  expect(rateKeysOf(visitor, origin({}, '10.0.0.1'))).toEqual(['ip:10.0.0.1', 'ip:10.0.0.0/24']);
  expect(rateKeysOf(visitor, origin({}))).toEqual(['ip:unknown']);
});

test('uid and log-in time come from the verified token', () => {
  const token = { uid: 'u1', auth_time: 1_795_000_000 } as DecodedIdToken;
  expect(callerOf(undefined)).toEqual(visitor);
  expect(callerOf({ uid: 'u1', token, rawToken: '' })).toEqual({
    kind: 'member',
    uid: 'u1',
    signedInAt: 1_795_000_000_000,
    isTeacher: false,
  });
});

test.each([
  [true, true],
  ['true', false],
  [undefined, false],
])('the claim teacher %p makes a teacher: %p', (claim, isTeacher) => {
  const token = { uid: 'u1', auth_time: 0, teacher: claim } as unknown as DecodedIdToken;
  expect(callerOf({ uid: 'u1', token, rawToken: '' })).toMatchObject({ isTeacher });
});

test('requireMember returns a member and refuses a visitor', () => {
  expect(requireMember(member('u1'))).toEqual(member('u1'));
  expect(() => requireMember(visitor)).toThrow(
    expect.objectContaining({ code: 'unauthenticated', message: 'Sign in first.' }),
  );
});

test('a claim of a teacher counts only with a document', async () => {
  const claims = { ...member('u1'), isTeacher: true };
  const isKept = jest.fn(async () => true);
  await expect(confirmTeacher(claims, isKept)).resolves.toEqual(claims);
  expect(isKept).toHaveBeenCalledWith('u1');
  await expect(confirmTeacher(claims, async () => false)).resolves.toEqual(member('u1'));
});

test('a caller without the claim costs no read', async () => {
  const isKept = jest.fn(async () => true);
  for (const caller of [visitor, member('u1')]) {
    await expect(confirmTeacher(caller, isKept)).resolves.toEqual(caller);
  }
  expect(isKept).not.toHaveBeenCalled();
});
