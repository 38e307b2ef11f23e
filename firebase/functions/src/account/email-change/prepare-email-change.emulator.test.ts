import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { member } from '../../testing/callers';
import { contentOf } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { prepareEmailChange } from './prepare-email-change';

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeEach(async () => {
  db = await emptyDatabase('email-change');
  ({ auth, close } = await emptyIdentities('email-change'));
  await auth.createUser({ uid: 'vreni', email: 'vreni@example.com', password: 'gruezi-mitenand' });
  await auth.createUser({ uid: 'beat', email: 'beat@example.com', password: 'gruezi-mitenand' });
});
afterEach(async () => {
  await db.terminate();
  await close();
});

const prepare = (newEmail: string, uid = 'vreni') =>
  prepareEmailChange({ newEmail }, member(uid), { db, identities: auth, pseudonymKey: 'key' });

test('an address that is free may be taken; that it was asked is noted, the address is not [IDENTITY-change-email]', async () => {
  await expect(prepare('Neu@Example.com')).resolves.toEqual({ ok: true });
  expect(Object.values(await contentOf(db))).toEqual([
    { uid: 'vreni', action: 'email-change-prepared', at: 'a time' },
  ]);
  expect((await auth.getUser('vreni')).email).toBe('vreni@example.com');
});

test.each([
  ['beat@example.com', 'newEmail: belongs to another account; enter another one'],
  ['BEAT@example.com', 'newEmail: belongs to another account; enter another one'],
  ['Vreni@example.com', 'newEmail: is your address already; enter another one'],
])('%s is refused, and why is said', async (newEmail, message) => {
  await expect(prepare(newEmail)).rejects.toMatchObject({
    code: 'invalid-argument',
    message,
    details: { field: 'newEmail' },
  });
  expect(await contentOf(db)).toEqual({});
});

test('a deleted account learns nothing about the address', async () => {
  for (const newEmail of ['beat@example.com', 'neu@example.com']) {
    await expect(prepare(newEmail, 'nobody')).rejects.toMatchObject({ code: 'unauthenticated' });
  }
  expect(await contentOf(db)).toEqual({});
});
