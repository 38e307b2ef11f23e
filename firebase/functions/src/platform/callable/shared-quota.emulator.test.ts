import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createSharedQuota, type Quota } from './shared-quota';

let db: Firestore;
let time = 0;
beforeEach(async () => {
  db = await emptyDatabase('shared-quota');
  time = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => db.terminate());

const instance = (name = 'exportMyData', quota: Quota = { most: 3, per: 'hour' }) =>
  createSharedQuota(
    name,
    quota,
    () => db,
    () => time,
  );

test('instances share the count of one caller', async () => {
  const [first, second] = [instance(), instance()];
  expect(await first.take('uid:a')).toBe(true);
  expect(await second.take('uid:a')).toBe(true);
  expect(await first.take('uid:a')).toBe(true);
  expect(await second.take('uid:a')).toBe(false);
  expect(await instance().take('uid:a')).toBe(false);
});

test('callers, functions and hours have separate counts', async () => {
  for (let call = 0; call < 4; call += 1) await instance().take('uid:a');
  expect(await instance().take('uid:b')).toBe(true);
  expect(await instance('prepareEmailChange').take('uid:a')).toBe(true);
  time += 60 * 60_000;
  expect(await instance().take('uid:a')).toBe(true);
});

test('of concurrent calls, at most the limit passes', async () => {
  const passed = await Promise.all(Array.from({ length: 20 }, () => instance().take('uid:a')));
  expect(passed.filter(Boolean).length).toBeLessThanOrEqual(3);
});

test('a stored count names no person, and has an expiry', async () => {
  await instance().take('uid:vreni');
  const [found] = (await db.collection('RateLimits').get()).docs;
  expect(found?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(found?.data())).not.toContain('vreni');
  expect(found?.get('expiresAt').toDate()).toEqual(new Date('2026-11-20T14:00:00Z'));
});

test('a day ends at midnight (UTC), and its count an hour later', async () => {
  const today = () => instance('changeStripeSubscription', { most: 2, per: 'day' }).take('uid:a');
  time = Date.parse('2026-11-20T00:00:00Z');
  expect(await today()).toBe(true);
  time = Date.parse('2026-11-20T23:59:59Z');
  expect(await today()).toBe(true);
  expect(await today()).toBe(false);
  await instance('changeStripeSubscription', { most: 2, per: 'day' }).giveBack?.('uid:a');
  await instance('changeStripeSubscription', { most: 2, per: 'day' }).giveBack?.('uid:a');
  expect(await today()).toBe(true);
  expect(await today()).toBe(false);
  const [found] = (await db.collection('RateLimits').get()).docs;
  expect(found?.get('expiresAt').toDate()).toEqual(new Date('2026-11-21T01:00:00Z'));
  time += 1000;
  expect(await today()).toBe(true);
});
