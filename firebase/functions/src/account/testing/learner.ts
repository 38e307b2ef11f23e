import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** The time of all documents of a learner. */
export const WRITTEN = new Date('2026-11-01T12:00:00Z');

const consent = { didUserAgree: true, Date: Timestamp.fromDate(WRITTEN) };

const comment = (UID: string, ID: string, Message: string) => ({
  ID,
  UID,
  Username: 'V',
  Message,
  TimeStamp: Timestamp.fromDate(WRITTEN),
});

/** One document for each entry of `PERSONAL_DATA`, by path. */
export const documentsOf = (uid: string): Record<string, Record<string, unknown>> => ({
  [`Users/${uid}`]: {
    DocID: uid,
    PrivacyPolicyAndTermsAndConditionsConsent: consent,
    RemindersConsent: consent,
    MarketingConsent: consent,
  },
  [`LearnerState/${uid}`]: {
    resumeAt: { winter: 12.5 },
    finished: { summer: '2026-10-31' },
    days: { '2026-10-31': { seconds: 90, cards: 4 } },
    updatedAt: Timestamp.fromDate(WRITTEN),
  },
  [`LearnerState/${uid}/Cards/summer`]: { cards: { k1: { due: 1, reps: 1 } }, nextDue: 1 },
  [`LearnerState/${uid}/Cards/winter`]: { cards: { k2: { due: 2, reps: 3 } }, nextDue: 2 },
  [`LearnerState/${uid}/Heard/summer`]: { lines: { 'hoi zame': 1 }, missed: 1 },
  [`LearnerState/${uid}/Words/7`]: {
    words: {
      Ziit: { isCard: true, isKnown: false, VideoID: 'summer', line: 2, english: 'time' },
    },
  },
  [`Entitlements/${uid}`]: {
    Tier: 1,
    ProductID: 'basic_monthly',
    identifier: 'BASIC_monthly',
    platform: 'ios',
    cancels: false,
    purchase_date: '2026-11-01T00:00:00.000Z',
    expires_date: '2026-12-01T00:00:00.000Z',
  },
  [`Entitlements/${uid}/Confirmations/bought`]: {
    kind: 'purchase',
    at: '2026-11-01T00:00:00.000Z',
    identifier: 'BASIC_monthly',
    ProductID: 'basic_monthly',
  },
  [`LearnerState/${uid}/Answers/${uid}-1`]: {
    VideoID: 'winter',
    TimeStamp: Timestamp.fromDate(WRITTEN),
  },
  [`LearnerQuestions/${uid}-1`]: {
    UID: uid,
    VideoID: 'winter',
    Text: 'Znüni',
    Typed: 'Zmorge',
    TimeStamp: Timestamp.fromDate(WRITTEN),
    Done: null,
  },
  [`Videos/winter/Comments/${uid}-1`]: {
    ...comment(uid, `${uid}-1`, 'Hoi'),
    Line: { Index: 2, Text: 'Grüezi mitenand!' },
    Answer: { Message: 'Hoi zäme', TimeStamp: Timestamp.fromDate(WRITTEN) },
  },
  [`Videos/summer/Comments/${uid}-2`]: comment(uid, `${uid}-2`, 'Tschau'),
  [`CommentLimits/${uid}`]: {
    LastCommentID: `${uid}-2`,
    LastCommentVideoID: 'summer',
    LastCommentAt: Timestamp.fromDate(WRITTEN),
    Day: '2026-11-01',
    CountOfDay: 2,
  },
  [`LiveChats/2026-11-23/Messages/${uid}-3`]: comment(uid, `${uid}-3`, 'Hoi zäme'),
  [`LiveChats/2026-11-30/Messages/${uid}-4`]: comment(uid, `${uid}-4`, 'Nomal hoi'),
  [`LiveChats/2026-11-30/DeletedMessages/${uid}-5`]: {
    ...comment(uid, `${uid}-5`, 'Äxgüsi'),
    DeletedAt: Timestamp.fromDate(WRITTEN),
  },
  [`LiveChats/2026-11-30/Present/${uid}`]: {
    UID: uid,
    Username: 'V',
    SeenAt: Timestamp.fromDate(WRITTEN),
  },
  [`LiveChats/2026-11-30/Mutes/${uid}`]: {
    UID: uid,
    Username: 'V',
    MutedAt: Timestamp.fromDate(WRITTEN),
  },
  [`ChatLimits/${uid}`]: {
    LastMessageID: `${uid}-4`,
    LastLiveLessonID: '2026-11-30',
    LastMessageAt: Timestamp.fromDate(WRITTEN),
    Day: '2026-11-01',
    CountOfDay: 2,
  },
  [`CheckedNames/${uid}`]: { Username: 'Vreni' },
  [`Teachers/${uid}`]: { since: '2026-11-01' },
  [`PrivateLessonBookings/${uid}-slot`]: { StudentUID: uid, state: 'confirmed' },
  [`Billing/${uid}`]: { customer: `cus_${uid}` },
  [`Audit/${uid}-entry`]: { uid, action: 'email-change-prepared' },
  [`ProviderEvents/${uid}-event`]: { uid, type: 'invoice.paid' },
});

/** Signs a learner up, and writes the documents of `documentsOf`. */
export async function putLearner(db: Firestore, auth: Auth, uid: string): Promise<void> {
  await auth.createUser({
    uid,
    email: `${uid}@example.com`,
    password: 'gruezi-mitenand',
    displayName: 'Vreni',
  });
  const batch = db.batch();
  for (const [path, data] of Object.entries(documentsOf(uid))) batch.set(db.doc(path), data);
  await batch.commit();
}
