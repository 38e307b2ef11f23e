import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { RECENT_LOG_IN_REQUIRED } from 'shared-contracts';
import { foldLine } from 'common/line-search';
import { getFlashcards } from '../../lessons/get-flashcards';
import { getGrammarPdfUrl } from '../../lessons/get-grammar-pdf-url';
import { getSecureData } from '../../lessons/get-secure-data';
import { createLineIndex } from '../../lessons/line-index';
import { searchLines } from '../../lessons/search-lines';
import { createZoomSignature } from '../../live/create-zoom-signature';
import { getLiveLessonUrls } from '../../live/get-live-lesson-urls';
import { prepareDownload } from '../../media/downloads/prepare-download';
import { member } from '../../testing/callers';
import { contentOf } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { findByUid } from '../../people/identities';
import { lessonSecrets, MEDIA } from '../../testing/lessons';
import { putLearner } from '../testing/learner';
import { NOW, noBillingProvider, testServices, timeForOnly, UNLIMITED } from '../testing/services';
import { PAGE_SIZE } from './steps';
import { requestAccountDeletion } from './request-account-deletion';

const UID = 'leaving';
const MINUTE = 60_000;
const justNow = member(UID, NOW.getTime() - 5 * MINUTE);
const tooOld = member(UID, NOW.getTime() - 5 * MINUTE - 1);

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeEach(async () => {
  db = await emptyDatabase('deletion-request');
  ({ auth, close } = await emptyIdentities('deletion-request'));
  await putLearner(db, auth, UID);
});
afterEach(async () => {
  await db.terminate();
  await close();
});

const request = (budget = UNLIMITED, who = justNow, changes = {}) =>
  requestAccountDeletion(who, testServices(db, auth, changes).services, budget);

test('deletes the account and names the store to cancel in [CALL-requestAccountDeletion] [ABOUT-account-deletion]', async () => {
  await expect(request()).resolves.toEqual({ status: 'deleted', storeToCancel: 'ios' });
  expect(await findByUid(auth, UID)).toBeNull();
  await expect(db.doc(`Users/${UID}`).get()).resolves.toMatchObject({ exists: false });
});

test('a second call with the old token gets the same answer', async () => {
  await request();
  const again = await request(UNLIMITED, tooOld);
  expect(again).toEqual({ status: 'deleted', storeToCancel: 'ios' });
});

test('an older log-in than five minutes is refused and deletes nothing', async () => {
  const before = await contentOf(db);
  await expect(request(UNLIMITED, tooOld)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('Log in again'),
    details: { reason: RECENT_LOG_IN_REQUIRED },
  });
  expect(await contentOf(db)).toEqual(before);
  expect(await findByUid(auth, UID)).not.toBeNull();
});

test('a deleted account gets unauthenticated', async () => {
  const nobody = member('nobody', NOW.getTime());
  await expect(request(UNLIMITED, nobody)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(db.doc('AccountDeletions/nobody').get()).resolves.toMatchObject({ exists: false });
});

test('a long deletion continues in a later call, even with an old log-in', async () => {
  const batch = db.batch();
  for (let i = 0; i < PAGE_SIZE; i += 1) {
    batch.set(db.doc(`Videos/winter/Comments/${i}`), { UID });
  }
  await batch.commit();
  const comments = async () =>
    (await db.collectionGroup('Comments').where('UID', '==', UID).count().get()).data().count;
  const all = await comments();

  // Five steps begin. The fifth erases one page of the comments.
  const continues = { status: 'continues', storeToCancel: 'ios' };
  await expect(request(timeForOnly(5))).resolves.toEqual(continues);
  expect(await comments()).toBe(all - PAGE_SIZE);
  await expect(request(timeForOnly(0), tooOld)).resolves.toEqual(continues);
  await expect(request(UNLIMITED, tooOld)).resolves.toMatchObject({ status: 'deleted' });
  expect(await comments()).toBe(0);
});

test('a step that fails is logged, and the deletion continues', async () => {
  const cause = new Error('The provider is down');
  const billing = { ...noBillingProvider, cancelWebSubscription: () => Promise.reject(cause) };
  const { services, logged } = testServices(db, auth, { billing });
  await expect(requestAccountDeletion(justNow, services, UNLIMITED)).resolves.toEqual({
    status: 'continues',
    storeToCancel: 'ios',
  });
  expect(logged).toEqual([{ step: 'call', result: 'failed, continues later', cause }]);
  expect(await findByUid(auth, UID)).not.toBeNull();
  await expect(request()).resolves.toMatchObject({ status: 'deleted' });
});

test.each([
  ['a plan of the Play Store', { platform: 'android' }, 'android'],
  ['a plan of the web', { platform: 'web' }, undefined],
  ['a plan that is cancelled already', { cancels: true }, undefined],
  ['a plan that has ended', { expires_date: NOW.toISOString() }, undefined],
  ['a malformed plan', { Tier: 'VIP' }, undefined],
])('%s: the store to cancel in is %3$s', async (_, change, storeToCancel) => {
  await db.doc(`Entitlements/${UID}`).update(change);
  const answer = await request();
  expect(answer).toEqual({ status: 'deleted', ...(storeToCancel && { storeToCancel }) });
});

test('names the store of a plan that renews beside a web plan', async () => {
  const entitlement = db.doc(`Entitlements/${UID}`);
  const store = { ...(await entitlement.get()).data(), platform: 'android' };
  await entitlement.update({ platform: 'web' });
  await db.doc(`Billing/${UID}`).set({ store }, { merge: true });
  await expect(request()).resolves.toEqual({ status: 'deleted', storeToCancel: 'android' });
});

test('names no store for a cancelled plan beside a web plan', async () => {
  const entitlement = db.doc(`Entitlements/${UID}`);
  const store = { ...(await entitlement.get()).data(), platform: 'android', cancels: true };
  await entitlement.update({ platform: 'web' });
  await db.doc(`Billing/${UID}`).set({ store }, { merge: true });
  await expect(request()).resolves.toEqual({ status: 'deleted' });
});

test('without a plan there is no store', async () => {
  await db.doc(`Entitlements/${UID}`).delete();
  await expect(request()).resolves.toEqual({ status: 'deleted' });
});

describe('the old token of a deleted account, whose plan was VIP,', () => {
  const now = () => NOW;
  const keys = { sdkKey: 'key', sdkSecret: 'secret' };
  const services = () => ({
    db,
    identities: auth,
    now,
    keys,
    media: MEDIA,
    mediaOrigin: MEDIA.origin,
    liveOrigin: 'https://live.example',
    index: createLineIndex(() => db, now),
  });
  const LINE = ['Hoi.', 'Hi.', 0, foldLine('Hoi.'), foldLine('Hi.')];
  const paid = { requiredTier: 1, isAvailable: true };
  const documents = {
    'LessonSecrets/paid': lessonSecrets({ grammar: '0a1b2c3d4e5f6071' }),
    'Flashcards/paid': { flashcards: [{ SwissGerman: 'Hoi', English: 'Hi' }], ...paid },
    'LessonLines/current': { documents: ['1-a'] },
    'LessonLines/1-a': {
      requiredTier: 1,
      lessons: JSON.stringify([['paid', '2026-11-20', [LINE]]]),
    },
    'LiveSecrets/next': { MeetingNumber: '12345678901' },
  };
  const said = (giving: Promise<unknown>) =>
    giving.then(
      () => 'given',
      ({ code }: { readonly code: unknown }) => code,
    );
  const isGiven = (is: boolean) => (is ? 'given' : 'nothing');

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'getSecureData_v2_0',
      'nothing',
      async () =>
        isGiven((await getSecureData({ videoID: 'paid' }, justNow, services())).hasAccess),
    ],
    [
      'getFlashcardsCloudFunction',
      'permission-denied',
      () => said(getFlashcards({ VideoID: 'paid' }, justNow, services())),
    ],
    [
      'getGrammarPDFurl',
      'permission-denied',
      () => said(getGrammarPdfUrl({ videoID: 'paid' }, justNow, services())),
    ],
    [
      'searchLines',
      'nothing',
      async () =>
        isGiven((await searchLines({ query: 'Hoi' }, justNow, services())).hits.length > 0),
    ],
    [
      'getLiveLessonUrls_v2_0',
      'nothing',
      async () => isGiven((await getLiveLessonUrls(justNow, services())).hasAccess),
    ],
    [
      'CreateZoomSignature',
      'permission-denied',
      () => said(createZoomSignature(justNow, services())),
    ],
    [
      'prepareDownload',
      'unauthenticated',
      () => said(prepareDownload({ name: 'a.txt', text: 'Hoi' }, justNow, services())),
    ],
  ])('gets nothing from %s, which gave before', async (_, refused, ask) => {
    await db.doc(`Entitlements/${UID}`).update({ Tier: 2 });
    for (const [path, document] of Object.entries(documents)) await db.doc(path).set(document);
    await expect(ask()).resolves.toBe('given');
    await request();
    await expect(ask()).resolves.toBe(refused);
  });
});
