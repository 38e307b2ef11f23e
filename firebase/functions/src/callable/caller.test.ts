import { rateKeyOf } from './caller';

const origin = (headers: Record<string, string>, ip?: string) => ({
  ip,
  header: (name: string) => headers[name],
});

test('a member is counted by uid, whatever the address', () => {
  const caller = { kind: 'member', uid: 'u1' } as const;
  expect(rateKeyOf(caller, origin({ 'x-forwarded-for': '1.1.1.1' }))).toBe('uid:u1');
});

test('a visitor is counted by the address the platform saw, not by the one claimed', () => {
  const forwarded = origin({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }, '10.0.0.1');
  expect(rateKeyOf({ kind: 'visitor' }, forwarded)).toBe('ip:203.0.113.9');
});

test('without a forwarded address the connection counts', () => {
  expect(rateKeyOf({ kind: 'visitor' }, origin({}, '10.0.0.1'))).toBe('ip:10.0.0.1');
  expect(rateKeyOf({ kind: 'visitor' }, origin({}))).toBe('ip:unknown');
});
