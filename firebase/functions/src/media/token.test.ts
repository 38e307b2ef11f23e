import { createHmac } from 'node:crypto';
import { checkToken, expiryFrom, placeOf, signToken, viewerOf } from './token';

const SECRET = 'a secret of the test';
const MEDIA = 'winter-zug.0a1b2c3d';
const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const GRANT = {
  media: MEDIA,
  subject: 'billetkontrole',
  viewer: '0123456789abcdef',
  tier: 1,
} as const;
const check = (token: string, now: Date, place = placeOf(GRANT)) =>
  checkToken(token, place, now, SECRET);

test.each([
  ['12:00:00.000', '12:10:00'],
  ['12:00:00.001', '12:15:00'],
  ['12:04:59.999', '12:15:00'],
  ['12:05:00.000', '12:15:00'],
  ['23:59:00.000', '24:10:00'],
])('a token made at %s ends at %s', (made, ends) => {
  const [hours = 0, minutes = 0] = ends.split(':').map(Number);
  const expected = at('00:00:00').getTime() / 1000 + hours * 3600 + minutes * 60;
  expect(expiryFrom(at(made))).toBe(expected);
});

test('a token is the same within five minutes, so that the URL can be cached', () => {
  const first = signToken(GRANT, at('12:00:01'), SECRET);
  expect(signToken(GRANT, at('12:05:00'), SECRET)).toBe(first);
  expect(signToken(GRANT, at('12:05:01'), SECRET)).not.toBe(first);
});

test('is valid until its expiry, to the millisecond', () => {
  const token = signToken(GRANT, at('12:00:00'), SECRET);
  const expiresAt = at('12:10:00').getTime() / 1000;
  expect(check(token, at('12:09:59.999'))).toEqual({
    status: 'valid',
    expiresAt,
    media: MEDIA,
    tier: 1,
  });
  expect(check(token, at('12:10:00'))).toEqual({ status: 'expired' });
});

test.each([
  ['lesson', '0123456789abcdef.zuegeltaag'],
  ['person', 'fedcba9876543210.billetkontrole'],
])('is for one %s only', (_, place) => {
  const token = signToken(GRANT, at('12:00:00'), SECRET);
  expect(check(token, at('12:00:00'), '0123456789abcdef.billetkontrole').status).toBe('valid');
  expect(check(token, at('12:00:00'), place)).toEqual({ status: 'other-place' });
});

test('a person has one name, which does not reveal the uid', () => {
  const beat = viewerOf('beat', SECRET);
  expect(beat).toMatch(/^[0-9a-f]{16}$/);
  expect(viewerOf('beat', SECRET)).toBe(beat);
  for (const other of [viewerOf('vreni', SECRET), viewerOf(null, SECRET), viewerOf('beat', 'x')]) {
    expect(other).not.toBe(beat);
  }
});

test('a token of another secret is refused', () => {
  const token = signToken(GRANT, at('12:00:00'), 'another secret');
  expect(check(token, at('12:00:00'))).toEqual({ status: 'tampered' });
});

test('each changed character is refused', () => {
  const token = signToken(GRANT, at('12:00:00'), SECRET);
  for (let index = 0; index < token.length; index += 1) {
    const changed = token[index] === 'A' ? 'B' : 'A';
    const tampered = token.slice(0, index) + changed + token.slice(index + 1);
    expect(check(tampered, at('12:00:00'))).toEqual({ status: 'tampered' });
  }
});

test.each(['', '.', 'a', 'a.b', 'a.b.c', '%', '..'])('%j is refused', (token) => {
  expect(check(token, at('12:00:00'))).toEqual({ status: 'tampered' });
});

test('a signed text that is not a token is refused', () => {
  const payload = Buffer.from('"text"').toString('base64url');
  const signed = createHmac('sha256', SECRET).update(payload).digest('base64url');
  expect(check(`${payload}.${signed}`, at('12:00:00'))).toEqual({ status: 'tampered' });
});
