import { claimNumber, type Claim } from './claim-number';

const PROJECT = 'demo-claims-test';
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '';

beforeEach(async () => {
  expect(firestoreHost).not.toBe('');
  const path = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  await fetch(`http://${firestoreHost}${path}`, { method: 'DELETE' });
});

const claim = (by: string, number = 13): Claim => ({
  number,
  by,
  at: '2026-11-26T08:00:00.000Z',
  decision: `what ${by} ships`,
});
const ask = (asked: Claim) => claimNumber(asked, PROJECT, firestoreHost);

test('of ten concurrent machines one gets the number, and all get its claim', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `machine ${index}`);
  const held = await Promise.all(names.map((name) => ask(claim(name))));
  const [winner] = held;
  expect(names).toContain(winner?.by);
  expect(held).toEqual(names.map(() => claim(winner?.by ?? '')));
  expect(await ask(claim('a later machine'))).toEqual(winner);
});

test('a machine that has signed nothing gets its number again', async () => {
  await ask(claim('Heidi'));
  const again = { ...claim('Heidi'), at: '2026-11-26T09:00:00.000Z' };
  expect(await ask(again)).toEqual(claim('Heidi'));
});

test('the next number is free', async () => {
  await ask(claim('Heidi'));
  expect(await ask(claim('Peter', 14))).toEqual(claim('Peter', 14));
});
