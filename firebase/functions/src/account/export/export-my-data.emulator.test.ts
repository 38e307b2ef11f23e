import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { member } from '../../testing/callers';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { documentsOf, putLearner, WRITTEN } from '../testing/learner';
import { NOW } from '../testing/services';
import { exportMyData } from './export-my-data';

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeEach(async () => {
  db = await emptyDatabase('export');
  ({ auth, close } = await emptyIdentities('export'));
});
afterEach(async () => {
  await db.terminate();
  await close();
});

const ask = (uid: string, limit?: number) =>
  exportMyData(member(uid), {
    db,
    identities: auth,
    now: () => NOW,
    ...(limit !== undefined && { limit }),
  });

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('everything that is held about the caller, and nothing of others [ENTITY-provider-user] [API-exportMyData]', async () => {
  await putLearner(db, auth, 'vreni');
  await putLearner(db, auth, 'beat');
  await auth.setCustomUserClaims('vreni', { teacher: true });
  const stored = documentsOf('vreni');
  const time = WRITTEN.toISOString();
  const consent = { didUserAgree: true, Date: time };
  const entry = (path: string) => ({ path, data: stored[path] });
  const comment = (path: string) => ({ path, data: { ...stored[path], TimeStamp: time } });

  const answer = await ask('vreni');
  expect(answer).toEqual({
    exportedAt: NOW.toISOString(),
    identity: {
      uid: 'vreni',
      displayName: 'Vreni',
      email: 'vreni@example.com',
      emailVerified: false,
      photoURL: null,
      phoneNumber: null,
      createdAt: ISO,
      lastSignInAt: ISO,
      signInMethods: [
        expect.objectContaining({ providerId: 'password', email: 'vreni@example.com' }),
      ],
      claims: { teacher: true },
    },
    user: {
      DocID: 'vreni',
      PrivacyPolicyAndTermsAndConditionsConsent: consent,
      RemindersConsent: consent,
      MarketingConsent: consent,
    },
    learnerState: {
      resumeAt: { winter: 12.5 },
      finished: { summer: '2026-10-31' },
      days: { '2026-10-31': { seconds: 90, cards: 4 } },
      updatedAt: time,
    },
    lessonCards: [
      entry('LearnerState/vreni/Cards/summer'),
      entry('LearnerState/vreni/Cards/winter'),
    ],
    heardLines: [entry('LearnerState/vreni/Heard/summer')],
    ownWords: [entry('LearnerState/vreni/Words/7')],
    newAnswers: [
      {
        path: 'LearnerState/vreni/Answers/vreni-1',
        data: { VideoID: 'winter', TimeStamp: time },
      },
    ],
    learnerQuestions: [
      {
        path: 'LearnerQuestions/vreni-1',
        data: {
          UID: 'vreni',
          VideoID: 'winter',
          Text: 'Znüni',
          Typed: 'Zmorge',
          TimeStamp: time,
          Done: null,
        },
      },
    ],
    confirmations: [entry('Entitlements/vreni/Confirmations/bought')],
    entitlement: stored['Entitlements/vreni'],
    comments: [
      comment('Videos/summer/Comments/vreni-2'),
      {
        path: 'Videos/winter/Comments/vreni-1',
        data: {
          ...stored['Videos/winter/Comments/vreni-1'],
          TimeStamp: time,
          Answer: { Message: 'Hoi zäme', TimeStamp: time },
        },
      },
    ],
    commentLimit: { ...stored['CommentLimits/vreni'], LastCommentAt: time },
    chatMessages: [
      comment('LiveChats/2026-11-23/Messages/vreni-3'),
      comment('LiveChats/2026-11-30/Messages/vreni-4'),
    ],
    deletedChatMessages: [
      {
        path: 'LiveChats/2026-11-30/DeletedMessages/vreni-5',
        data: {
          ...stored['LiveChats/2026-11-30/DeletedMessages/vreni-5'],
          TimeStamp: time,
          DeletedAt: time,
        },
      },
    ],
    chatPresence: [
      {
        path: 'LiveChats/2026-11-30/Present/vreni',
        data: { UID: 'vreni', Username: 'V', SeenAt: time },
      },
    ],
    chatMutes: [
      {
        path: 'LiveChats/2026-11-30/Mutes/vreni',
        data: { UID: 'vreni', Username: 'V', MutedAt: time },
      },
    ],
    chatLimit: { ...stored['ChatLimits/vreni'], LastMessageAt: time },
    checkedName: stored['CheckedNames/vreni'],
    teacher: stored['Teachers/vreni'],
    bookings: [entry('PrivateLessonBookings/vreni-slot')],
    billing: stored['Billing/vreni'],
    audit: expect.arrayContaining([
      entry('Audit/vreni-entry'),
      {
        path: expect.stringMatching(/^Audit\//),
        data: { uid: 'vreni', action: 'data-exported', at: ISO },
      },
    ]),
    providerEvents: [entry('ProviderEvents/vreni-event')],
    incomplete: [],
  });
  // The answer is JSON before the platform serialises it.
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  expect(JSON.stringify(answer)).not.toMatch(/beat|password(Hash|Salt)|gruezi-mitenand/);
});

test('a new account has a small export', async () => {
  await auth.createUser({ uid: 'neu', email: 'neu@example.com' });
  await expect(ask('neu')).resolves.toMatchObject({
    identity: { uid: 'neu', displayName: null },
    user: null,
    learnerState: null,
    lessonCards: [],
    heardLines: [],
    ownWords: [],
    newAnswers: [],
    learnerQuestions: [],
    entitlement: null,
    billing: null,
    commentLimit: null,
    chatLimit: null,
    checkedName: null,
    chatMessages: [],
    teacher: null,
    comments: [],
    bookings: [],
    providerEvents: [],
  });
});

test('a long list is cut, and the export names it', async () => {
  await putLearner(db, auth, 'vreni');
  await expect(ask('vreni', 1)).resolves.toMatchObject({
    comments: [{ path: 'Videos/summer/Comments/vreni-2' }],
    user: { DocID: 'vreni' },
    incomplete: expect.arrayContaining(['comments', 'lessonCards']),
    note: expect.stringContaining('Lists end after 1 entries'),
  });
  // Each export adds an entry to the audit.
  await expect(ask('vreni', 5)).resolves.toMatchObject({ incomplete: [] });
});

test('a deleted account gets unauthenticated', async () => {
  await expect(ask('nobody')).rejects.toMatchObject({ code: 'unauthenticated' });
});
