import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { contentOf } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { findByUid } from '../../people/identities';
import { putLearner } from '../testing/learner';
import {
  NOW,
  noBillingProvider,
  sellingProvider,
  testServices,
  timeForOnly,
  UNLIMITED,
} from '../testing/services';
import { begin } from './deletion-record';
import { LATE_WRITES_MS, resumeAccountDeletions } from './resume-account-deletions';
import { runDeletion } from './run-deletion';
import { DELETION_STEPS } from './steps';

const later = (ms: number) => () => new Date(NOW.getTime() + ms);

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeEach(async () => {
  db = await emptyDatabase('deletion-job');
  ({ auth, close } = await emptyIdentities('deletion-job'));
  for (const uid of ['a', 'b', 'staying']) await putLearner(db, auth, uid);
});
afterEach(async () => {
  await db.terminate();
  await close();
});

const exists = async (path: string) => (await db.doc(path).get()).exists;

const HALF = Math.floor(DELETION_STEPS.length / 2);

test.each([
  ['before its first step', 0],
  ['halfway', HALF],
  ['when the identity was gone already and nobody can ask any more', DELETION_STEPS.length],
])('finishes what ended %s', async (_, done) => {
  const { services } = testServices(db, auth);
  await begin(db, 'a', null);
  const ended = runDeletion('a', services, UNLIMITED, [
    ...DELETION_STEPS.slice(0, done),
    { name: 'end', run: () => Promise.reject(new Error('The process ended')) },
  ]);
  await expect(ended).rejects.toThrow('The process ended');

  const counts = await resumeAccountDeletions(services, UNLIMITED);
  expect(counts).toEqual({ finished: 1, swept: 0, failed: 0 });
  expect(await findByUid(auth, 'a')).toBeNull();
  expect(await exists('Users/a')).toBe(false);
  expect(await exists('Users/staying')).toBe(true);
});

test('a failed deletion does not stop the others', async () => {
  const cause = new Error('The provider does not know a');
  const billing = {
    ...noBillingProvider,
    cancelWebSubscription: (uid: string) =>
      uid === 'a' ? Promise.reject(cause) : noBillingProvider.cancelWebSubscription(uid),
  };
  const { services, logged } = testServices(db, auth, { billing });
  await begin(db, 'a', null);
  await begin(db, 'b', null);
  const counts = await resumeAccountDeletions(services, UNLIMITED);
  expect(counts).toEqual({ finished: 1, swept: 0, failed: 1 });
  expect(await findByUid(auth, 'a')).not.toBeNull();
  expect(await findByUid(auth, 'b')).toBeNull();
  expect(logged).toContainEqual({ step: 'job', result: 'failed, continues later', cause });
});

test('a late write of an old token is swept, and no document is left', async () => {
  const { billing } = sellingProvider();
  const { services } = testServices(db, auth, { billing });
  await begin(db, 'a', null);
  await runDeletion('a', services, UNLIMITED);
  await db.doc('Users/a').set({ DocID: 'a' });
  await db.doc('Videos/winter/Comments/late').set({ UID: 'a' });

  // Too early: the token may still be valid.
  const early = { ...services, now: later(LATE_WRITES_MS - 1) };
  const none = { finished: 0, swept: 0, failed: 0 };
  await expect(resumeAccountDeletions(early, UNLIMITED)).resolves.toEqual(none);
  expect(await exists('AccountDeletions/a')).toBe(true);

  const late = { ...services, now: later(LATE_WRITES_MS) };
  await expect(resumeAccountDeletions(late, UNLIMITED)).resolves.toEqual({ ...none, swept: 1 });
  const paths = Object.keys(await contentOf(db));
  expect(paths.filter((path) => /^(Users|AccountDeletions)\/a$|\/late$/.test(path))).toEqual([]);
  // The trial stays known if the same person comes back.
  expect(paths.filter((path) => path.startsWith('UsedTrials/'))).toHaveLength(1);
  await expect(resumeAccountDeletions(late, UNLIMITED)).resolves.toEqual(none);
});

test('a run without time left continues in the next run', async () => {
  const { services, logged } = testServices(db, auth);
  await begin(db, 'a', null);
  await begin(db, 'b', null);
  const pieces = DELETION_STEPS.length + 1;
  const counts = await resumeAccountDeletions(services, timeForOnly(pieces));
  expect(counts).toEqual({ finished: 1, swept: 0, failed: 0 });
  expect(logged.at(-1)).toEqual({ step: 'job', result: 'continues later' });
  await expect(resumeAccountDeletions(services, UNLIMITED)).resolves.toMatchObject({ finished: 1 });
});
