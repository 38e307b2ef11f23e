import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { contentOf, withoutTimes } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { findByUid } from '../../people/identities';
import { PERSONAL_DATA } from '../personal-data';
import { pseudonymOf } from '../../people/pseudonym';
import { documentsOf, putLearner } from '../testing/learner';
import {
  PSEUDONYM_KEY,
  sellingProvider,
  testServices,
  timeForOnly,
  UNLIMITED,
} from '../testing/services';
import { begin } from './deletion-record';
import { runDeletion } from './run-deletion';
import type { DeletionStep } from './services';
import { DELETION_STEPS } from './steps';

const LEARNER = 'leaving';
const OTHER = 'staying';
const PSEUDONYM = pseudonymOf(PSEUDONYM_KEY, 'person', LEARNER);
const TRIAL = pseudonymOf(PSEUDONYM_KEY, 'trial', 'email:leaving@example.com');

const LESSONS = 'PrivateLessons/PrivateLessonsMetadata';

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeEach(async () => {
  db = await emptyDatabase('deletion');
  ({ auth, close } = await emptyIdentities('deletion'));
  await putLearner(db, auth, LEARNER);
  await putLearner(db, auth, OTHER);
  await db.doc(LESSONS).set({ MaxAmountOfLessons: 9, AmountOfLessons: 2 });
});
afterEach(async () => {
  await db.terminate();
  await close();
});

/** The database after a deletion. The other learner keeps everything. */
const END = withoutTimes({
  ...documentsOf(OTHER),
  [LESSONS]: { MaxAmountOfLessons: 9, AmountOfLessons: 1 },
  [`Audit/${LEARNER}-entry`]: { uid: PSEUDONYM, action: 'email-change-prepared' },
  [`ProviderEvents/${LEARNER}-event`]: { uid: PSEUDONYM, type: 'invoice.paid' },
  [`UsedTrials/${TRIAL}`]: { rememberedAt: 'a time' },
  [`AccountDeletions/${LEARNER}`]: {
    storeToCancel: null,
    done: DELETION_STEPS.map(({ name }) => name),
    requestedAt: 'a time',
    finishedAt: 'a time',
  },
});
const REQUEST = { uid: PSEUDONYM, action: 'deletion-requested', at: 'a time' };
const FREED = {
  uid: PSEUDONYM,
  action: 'slot-freed',
  slotID: `${LEARNER}-slot`,
  at: 'a time',
  by: 'learner',
  why: 'requestAccountDeletion',
};

async function expectTheEnd(): Promise<void> {
  const content = await contentOf(db);
  // The audit entries of the request and of the freed slot have random ids.
  const isNote = (path: string) => path.startsWith('Audit/') && !path.endsWith('-entry');
  const notes = Object.keys(content).filter(isNote);
  const noted = notes.map((path) => content[path]);
  expect(noted).toHaveLength(2);
  expect(noted).toEqual(expect.arrayContaining([REQUEST, FREED]));
  const rest = Object.fromEntries(Object.entries(content).filter(([path]) => !isNote(path)));
  expect(rest).toEqual(END);
  expect(await findByUid(auth, LEARNER)).toBeNull();
  expect(await findByUid(auth, OTHER)).not.toBeNull();
}

class Killed extends Error {}

/**
 * The steps, of which one crashes: before its work, or after it but before the record is written.
 */
const dyingAt = (name: string, when: 'before' | 'after'): readonly DeletionStep[] =>
  DELETION_STEPS.map((step) =>
    step.name !== name
      ? step
      : {
          name,
          async run(...args) {
            if (when === 'after') await step.run(...args);
            throw new Killed();
          },
        },
  );

test('every entry of PERSONAL_DATA has a document to erase', async () => {
  for (const { name, find } of PERSONAL_DATA) {
    expect([name, (await find(db, LEARNER).get()).empty]).toEqual([name, false]);
  }
});

test('erases everything but what is kept under a pseudonym [ABOUT-account-deletion]', async () => {
  const { billing, asked } = sellingProvider();
  const { services, logged } = testServices(db, auth, { billing });
  await begin(db, LEARNER, null);
  await runDeletion(LEARNER, services, UNLIMITED);
  await expectTheEnd();
  expect(asked).toEqual([`cancel ${LEARNER}`, `delete ${LEARNER}`]);
  expect(logged.map(({ result }) => result)).toEqual([
    'web subscription cancelled',
    'customer deleted',
    'account deleted',
  ]);
});

test.each(['before', 'after'] as const)(
  'killed %s every step in turn, and run again, it ends the same',
  async (when) => {
    const { billing, asked } = sellingProvider();
    const { services } = testServices(db, auth, { billing });
    await begin(db, LEARNER, null);
    const last = DELETION_STEPS.at(-1)?.name;
    for (const { name } of DELETION_STEPS) {
      const killed = runDeletion(LEARNER, services, UNLIMITED, dyingAt(name, when));
      await expect(killed).rejects.toThrow(Killed);
      // Without an identity, the learner could not ask again before the rest is erased.
      const isThere = (await findByUid(auth, LEARNER)) !== null;
      expect([name, isThere]).toEqual([name, name !== last || when === 'before']);
      // The step was not recorded, so it runs again.
      if (when === 'after') {
        await runDeletion(LEARNER, services, timeForOnly(1)).catch(() => undefined);
      }
    }
    await runDeletion(LEARNER, services, UNLIMITED);
    await expectTheEnd();
    expect(asked).toEqual([`cancel ${LEARNER}`, `delete ${LEARNER}`]);
  },
);

test('two concurrent deletions end in the same state', async () => {
  const { services } = testServices(db, auth, { billing: sellingProvider().billing });
  await Promise.all([begin(db, LEARNER, null), begin(db, LEARNER, null)]);
  await Promise.all([
    runDeletion(LEARNER, services, UNLIMITED),
    runDeletion(LEARNER, services, UNLIMITED),
  ]);
  await expectTheEnd();
});

test('a deletion that was not requested erases nothing', async () => {
  const before = await contentOf(db);
  await runDeletion(LEARNER, testServices(db, auth).services, UNLIMITED);
  expect(await contentOf(db)).toEqual(before);
  expect(await findByUid(auth, LEARNER)).not.toBeNull();
});

test('a learner without a subscription has nothing to cancel, and no trial is stored', async () => {
  const { services, logged } = testServices(db, auth);
  await begin(db, LEARNER, null);
  await runDeletion(LEARNER, services, UNLIMITED);
  expect(logged.map(({ result }) => result)).toEqual([
    'no web subscription to cancel',
    'no customer to delete',
    'account deleted',
  ]);
  expect(JSON.stringify(logged)).not.toContain(LEARNER);
  expect(Object.keys(await contentOf(db)).join()).not.toContain('UsedTrials');
});
