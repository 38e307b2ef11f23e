import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { nextChatLimit, nextCommentLimit, SERVER_ONLY_COLLECTIONS } from 'shared-contracts';
import { environment, eraseDocument, provideEnvironment, put } from './environment';
import { databaseOf, NAME, OWNERS, ROLES, SIGNED_IN, tierOf, type Role } from './roles';
import { SCHEDULE, WORD } from './testing/samples';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];
type Allowed = Partial<Record<Operation, readonly Role[]>>;

interface Subject {
  /** Id of the document; default: the uid of the learner. */
  readonly id?: string;
  /** A valid document, so that only the role can cause a refusal. */
  readonly document: (uid: string) => DocumentData;
  /** The document before an attempt to change it; default: `document`. */
  readonly stored?: (uid: string) => DocumentData;
  /** Path of a document that must not exist before an attempt to create. */
  readonly absent?: (uid: string) => string;
  /** Other documents that the same commit must write, by path. */
  readonly beside?: (uid: string) => Readonly<Record<string, DocumentData>>;
  /** A valid change. */
  readonly change: DocumentData;
  /** The allowed roles of each operation. */
  readonly allowed: Allowed;
}

const consent = { didUserAgree: true, Date: serverTimestamp() };
const closed: Subject = {
  document: (UID) => ({ any: 'thing', UID }),
  change: { any: 'other' },
  allowed: {},
};

const commentLimit = (commentID: string): DocumentData => ({
  ...nextCommentLimit(undefined, 'published', commentID, new Date()),
  LastCommentAt: serverTimestamp(),
});

/** Id of the live lesson of today. */
const TODAY = new Date().toISOString().slice(0, 10);

const chatLimit = (messageID: string): DocumentData => ({
  ...nextChatLimit(undefined, TODAY, messageID, new Date()),
  LastMessageAt: serverTimestamp(),
});

const aMinuteAgo = () => Timestamp.fromMillis(Date.now() - 60_000);

/**
 * Every collection with its allowed roles; `{uid}` is the learner. Source: ROLE-server-enforced.
 */
const MATRIX: Readonly<Record<string, Subject>> = {
  Videos: {
    document: () => ({ isAvailable: true, isAvailableLessons: true, Title: 'Grüezi' }),
    change: { Title: 'Hoi' },
    allowed: { get: ROLES },
  },
  'Videos/published/Comments': {
    document: (UID) => ({
      ID: UID,
      Message: 'Merci!',
      UID,
      Username: NAME,
      TimeStamp: serverTimestamp(),
    }),
    absent: (uid) => `CommentLimits/${uid}`,
    beside: (uid) => ({ [`CommentLimits/${uid}`]: commentLimit(uid) }),
    change: { Message: 'Hoi' },
    allowed: {
      get: ['BASIC', 'VIP', 'teacher'],
      list: ['BASIC', 'VIP', 'teacher'],
      create: ['BASIC', 'VIP', 'teacher'],
      delete: OWNERS,
    },
  },
  CommentLimits: {
    document: () => commentLimit('stored'),
    stored: () => ({
      ...commentLimit('stored'),
      LastCommentAt: aMinuteAgo(),
    }),
    absent: (uid) => `CommentLimits/${uid}`,
    change: { CountOfDay: 2, LastCommentAt: serverTimestamp() },
    allowed: { get: OWNERS, create: OWNERS, update: OWNERS },
  },
  [`LiveChats/${TODAY}/Messages`]: {
    document: (UID) => ({
      ID: UID,
      Message: 'Hoi zäme',
      UID,
      Username: NAME,
      TimeStamp: serverTimestamp(),
    }),
    absent: (uid) => `ChatLimits/${uid}`,
    beside: (uid) => ({ [`ChatLimits/${uid}`]: chatLimit(uid) }),
    change: { Message: 'Hoi' },
    allowed: {
      get: ['VIP', 'teacher'],
      list: ['VIP', 'teacher'],
      create: ['VIP', 'teacher'],
      delete: ['teacher'],
    },
  },
  [`LiveChats/${TODAY}/DeletedMessages`]: {
    document: (UID) => ({ ID: UID, Message: 'Hoi', UID, DeletedAt: serverTimestamp() }),
    change: { Message: 'Hoi' },
    // `live-chat-undo.emulator.test.ts` creates copies, because they need a deletion.
    allowed: { delete: ['teacher'] },
  },
  ChatLimits: {
    document: () => chatLimit('stored'),
    stored: () => ({ ...chatLimit('stored'), LastMessageAt: aMinuteAgo() }),
    absent: (uid) => `ChatLimits/${uid}`,
    change: { CountOfDay: 2, LastMessageAt: serverTimestamp() },
    allowed: { get: OWNERS, create: OWNERS, update: OWNERS },
  },
  [`LiveChats/${TODAY}/Present`]: {
    document: (UID) => ({ UID, Username: NAME, SeenAt: serverTimestamp() }),
    stored: (UID) => ({ UID, Username: NAME, SeenAt: aMinuteAgo() }),
    change: { SeenAt: serverTimestamp() },
    allowed: {
      get: ['VIP', 'teacher'],
      list: ['VIP', 'teacher'],
      create: ['VIP', 'teacher'],
      update: ['VIP', 'teacher'],
      delete: OWNERS,
    },
  },
  [`LiveChats/${TODAY}/Mutes`]: {
    document: (UID) => ({ UID, Username: NAME, MutedAt: serverTimestamp() }),
    change: { MutedAt: serverTimestamp() },
    allowed: {
      get: OWNERS,
      list: ['teacher'],
      create: ['teacher'],
      update: ['teacher'],
      delete: ['teacher'],
    },
  },
  LiveChats: {
    id: TODAY,
    document: () => ({ ID: TODAY, PinnedID: null, ChangedAt: serverTimestamp() }),
    change: { PinnedID: 'stored', ChangedAt: serverTimestamp() },
    allowed: {
      get: ['VIP', 'teacher'],
      list: ['VIP', 'teacher'],
      create: ['teacher'],
      update: ['teacher'],
    },
  },
  [`LiveChats/${TODAY}/Questions`]: {
    document: (ID) => ({ ID, AddedAt: serverTimestamp() }),
    change: { AddedAt: serverTimestamp() },
    allowed: {
      get: ['teacher'],
      list: ['teacher'],
      create: ['teacher'],
      update: ['teacher'],
      delete: ['teacher'],
    },
  },
  Users: {
    document: (DocID) => ({
      DocID,
      PrivacyPolicyAndTermsAndConditionsConsent: consent,
      RemindersConsent: consent,
      MarketingConsent: consent,
    }),
    change: { MarketingConsent: { didUserAgree: false, Date: serverTimestamp() } },
    allowed: { get: OWNERS, create: OWNERS, update: OWNERS },
  },
  LearnerState: {
    document: () => ({ resumeAt: { 'lesson-1': 12 }, updatedAt: serverTimestamp() }),
    change: { 'resumeAt.lesson-2': 7.5, updatedAt: serverTimestamp() },
    allowed: { get: OWNERS, create: OWNERS, update: OWNERS },
  },
  'LearnerState/{uid}/Cards': {
    id: 'a-lesson',
    document: () => ({ cards: { hoi: SCHEDULE }, nextDue: 1, updatedAt: serverTimestamp() }),
    change: { 'cards.hoi': { ...SCHEDULE, reps: 2 }, updatedAt: serverTimestamp() },
    allowed: { get: OWNERS, list: OWNERS, create: OWNERS, update: OWNERS },
  },
  'LearnerState/{uid}/Heard': {
    id: 'a-lesson',
    document: () => ({ lines: { hoi: 0 }, missed: 1, updatedAt: serverTimestamp() }),
    change: { 'lines.hoi': 1, updatedAt: serverTimestamp() },
    allowed: { get: OWNERS, list: OWNERS, create: OWNERS, update: OWNERS },
  },
  'LearnerState/{uid}/Words': {
    id: '7',
    document: () => ({ words: { Ziit: WORD }, updatedAt: serverTimestamp() }),
    change: { 'words.Ziit': { ...WORD, isKnown: true }, updatedAt: serverTimestamp() },
    allowed: { get: OWNERS, list: OWNERS, create: OWNERS, update: OWNERS },
  },
  'LearnerState/{uid}/Answers': {
    document: () => ({ VideoID: 'published', TimeStamp: serverTimestamp() }),
    change: { VideoID: 'a-lesson' },
    allowed: { get: OWNERS, list: OWNERS, delete: OWNERS },
  },
  Entitlements: { document: () => ({ Tier: 1 }), change: { Tier: 3 }, allowed: { get: OWNERS } },
  'Entitlements/{uid}/Confirmations': {
    id: 'a-purchase',
    document: () => ({ kind: 'purchase', at: NEXT_YEAR, identifier: 'BASIC_monthly' }),
    change: { kind: 'ended' },
    allowed: { get: OWNERS, list: OWNERS },
  },
  PrivateLessons: {
    document: (id) => ({ id, Day: 'MON', Meridiem: 'AM', Hour: 9, isBooked: false }),
    change: { isBooked: true },
    allowed: { get: SIGNED_IN, list: SIGNED_IN },
  },
  LiveRooms: {
    id: TODAY,
    document: () => ({ ID: TODAY, State: 'live', ChangedAt: serverTimestamp() }),
    change: { State: 'ended', ChangedAt: serverTimestamp() },
    allowed: {
      get: ['VIP', 'teacher'],
      list: ['VIP', 'teacher'],
      create: ['teacher'],
      update: ['teacher'],
    },
  },
  LiveDates: {
    id: 'next',
    document: () => ({ Revision: 1, Moved: [] }),
    change: { Revision: 2 },
    allowed: { get: SIGNED_IN, list: SIGNED_IN },
  },
  ...Object.fromEntries(SERVER_ONLY_COLLECTIONS.map((name) => [name, closed])),
  Unheard: closed,
  'Users/learner-1/Unheard': closed,
};

const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();

/** Another learner for each role and operation, so that no attempt disturbs another. */
const learnerOf = (role: Role, operation: Operation) => `${role.replace(' ', '-')}-${operation}`;

const placeOf = (name: string, uid: string, { id = uid }: Subject) => ({
  collection: name.replace('{uid}', uid),
  id,
});

/** Reads ask the server, because a read from the client's cache would count as allowed. */
const ATTEMPTS: Record<
  Operation,
  (db: Firestore, name: string, id: string, subject: Subject, uid: string) => Promise<unknown>
> = {
  get: (db, name, id) => getDocFromServer(doc(db, name, id)),
  list: (db, name) => getDocsFromServer(query(collection(db, name), limit(100))),
  create: (db, name, id, { document, beside }, uid) => {
    const batch = writeBatch(db);
    const documents = { [`${name}/${id}`]: document(uid), ...beside?.(uid) };
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    return batch.commit();
  },
  update: (db, name, id, { change }) => updateDoc(doc(db, name, id), change),
  delete: (db, name, id) => deleteDoc(doc(db, name, id)),
};

provideEnvironment();
beforeAll(async () => {
  await put(environment, {
    'Videos/published': { isAvailable: true, Type: 'lesson' },
    'Videos/published/Comments/stored': { Message: 'Hoi' },
    [`LiveChats/${TODAY}/Messages/stored`]: { Message: 'Hoi' },
  });
  for (const role of ROLES) {
    const documents: Record<string, DocumentData> = { 'Videos/a-lesson': { isAvailable: true } };
    for (const operation of OPERATIONS) {
      const uid = learnerOf(role, operation);
      const Tier = tierOf(role);
      for (const [name, subject] of Object.entries(MATRIX)) {
        const { collection: path, id } = placeOf(name, uid, subject);
        const { document, stored = document } = subject;
        if (operation !== 'create') documents[`${path}/${id}`] = stored(uid);
      }
      // A plan exists even before the attempt to create it.
      if (Tier !== undefined) documents[`Entitlements/${uid}`] = { Tier, expires_date: NEXT_YEAR };
      if (tierOf(role) !== undefined) documents[`CheckedNames/${uid}`] = { Username: NAME };
      if (role === 'teacher') documents[`Teachers/${uid}`] = { since: '2026-11-01' };
    }
    await put(environment, documents);
  }
});

/** `allowed`, `refused`, or another error. */
const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'allowed',
    (error: { code?: string }) => (error.code === 'permission-denied' ? 'refused' : String(error)),
  );

/**
 * Makes one attempt after another. The emulator (1.19.9) sometimes does not answer a list for a
 * minute or more, if its collection is written at that moment and the rule reads a document.
 */
async function outcomes(name: string, role: Role): Promise<Record<string, string>> {
  const subject = MATRIX[name] ?? closed;
  const found: Record<string, string> = {};
  for (const operation of OPERATIONS) {
    const uid = learnerOf(role, operation);
    const db = databaseOf(environment, role, uid);
    const { collection: path, id } = placeOf(name, uid, subject);
    const absent = subject.absent?.(uid);
    if (operation === 'create' && absent) await eraseDocument(absent);
    found[operation] = await outcome(ATTEMPTS[operation](db, path, id, subject, uid));
  }
  return found;
}

describe.each(Object.entries(MATRIX))('%s [ROLE-server-enforced]', (name, { allowed }) => {
  test.each(ROLES)('as %s', async (role) => {
    const expected = OPERATIONS.map((operation) => [
      operation,
      allowed[operation]?.includes(role) ? 'allowed' : 'refused',
    ]);
    expect(await outcomes(name, role)).toEqual(Object.fromEntries(expected));
  });
});
