import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { SERVER_ONLY_COLLECTIONS } from 'shared-contracts';
import { put, rulesEnvironment } from './environment';
import { databaseOf, OWNERS, ROLES, tierOf, type Role } from './roles';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];
type Allowed = Partial<Record<Operation, readonly Role[]>>;

interface Subject {
  /** A whole document that would pass, so that a refusal is one of the role. */
  readonly document: (uid: string) => DocumentData;
  /** A change that would pass. */
  readonly change: DocumentData;
  /** Who may do what; whatever is not named here is refused. */
  readonly allowed: Allowed;
}

const consent = { didUserAgree: true, Date: serverTimestamp() };
const closed: Subject = {
  document: (UID) => ({ any: 'thing', UID }),
  change: { any: 'other' },
  allowed: {},
};

/** Every collection × who may do what in it. Source: SPEC §6, §7; DESIGN §6. */
const MATRIX: Readonly<Record<string, Subject>> = {
  Videos: {
    document: () => ({ isAvailable: true, isAvailableLessons: true, Title: 'Grüezi' }),
    change: { Title: 'Hoi' },
    allowed: { get: ROLES },
  },
  'Videos/published/Comments': closed,
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
  Entitlements: { document: () => ({ Tier: 1 }), change: { Tier: 3 }, allowed: { get: OWNERS } },
  PrivateLessons: closed,
  ...Object.fromEntries(SERVER_ONLY_COLLECTIONS.map((name) => [name, closed])),
  Unheard: closed,
  'Users/learner-1/Unheard': closed,
};

/** A learner, and a document, for each role and operation: no attempt can disturb another. */
const learnerOf = (role: Role, operation: Operation) => `${role.replace(' ', '-')}-${operation}`;

const ATTEMPTS: Record<
  Operation,
  (db: Firestore, name: string, id: string, subject: Subject) => Promise<unknown>
> = {
  get: (db, name, id) => getDoc(doc(db, name, id)),
  list: (db, name) => getDocs(collection(db, name)),
  create: (db, name, id, { document }) => setDoc(doc(db, name, id), document(id)),
  update: (db, name, id, { change }) => updateDoc(doc(db, name, id), change),
  delete: (db, name, id) => deleteDoc(doc(db, name, id)),
};

let environment: RulesTestEnvironment;
const databases = new Map<string, Firestore>();
beforeAll(async () => {
  environment = await rulesEnvironment('matrix');
  for (const role of ROLES) {
    const documents: Record<string, DocumentData> = {};
    for (const operation of OPERATIONS) {
      const uid = learnerOf(role, operation);
      const Tier = tierOf(role);
      databases.set(uid, databaseOf(environment, role, uid));
      for (const [name, { document }] of Object.entries(MATRIX)) {
        if (operation !== 'create') documents[`${name}/${uid}`] = document(uid);
      }
      // Also where the plan itself is to be created: then there is one already.
      if (Tier !== undefined) documents[`Entitlements/${uid}`] = { Tier };
    }
    await put(environment, documents);
  }
});
afterAll(() => environment.cleanup());

/** `allowed`, `refused`, or what else went wrong. */
const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'allowed',
    (error: { code?: string }) => (error.code === 'permission-denied' ? 'refused' : String(error)),
  );

async function outcomes(name: string, role: Role): Promise<Record<string, string>> {
  const subject = MATRIX[name] ?? closed;
  const found = OPERATIONS.map(async (operation) => {
    const uid = learnerOf(role, operation);
    const db = databases.get(uid);
    if (!db) throw new Error(`No database for ${uid}`);
    return [operation, await outcome(ATTEMPTS[operation](db, name, uid, subject))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
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
