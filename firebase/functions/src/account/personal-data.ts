import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';

/** One place where something about a learner is kept. */
export interface PersonalData {
  /** How an export names it, and the step of a deletion that deals with it. */
  readonly name: string;
  /** Whether there is one document of it at most, or any number. */
  readonly amount: 'one' | 'many';
  /** `pseudonymise`: kept, with a pseudonym in the field `uid`. */
  readonly onDeletion: 'erase' | 'pseudonymise';
  readonly find: (db: Firestore, uid: string) => Query;
}

const own =
  (collection: string): PersonalData['find'] =>
  (db, uid) =>
    db.collection(collection).where(FieldPath.documentId(), '==', uid);

const whereUid =
  (collection: string, field = 'uid'): PersonalData['find'] =>
  (db, uid) =>
    db.collection(collection).where(field, '==', uid);

/**
 * Every place where documents about a learner are kept, in the order in which a deletion deals with
 * them. The export and the deletion both read this list, so what one knows the other knows too:
 * who keeps something new about a learner adds a line. What the server keeps for itself (Audit,
 * ProviderEvents) names the person in its field `uid` and nowhere else.
 */
export const PERSONAL_DATA = [
  {
    name: 'comments',
    amount: 'many',
    onDeletion: 'erase',
    find: (db, uid) => db.collectionGroup('Comments').where('UID', '==', uid),
  },
  {
    name: 'bookings',
    amount: 'many',
    onDeletion: 'erase',
    find: whereUid('PrivateLessonBookings', 'StudentUID'),
  },
  {
    name: 'lessonCards',
    amount: 'many',
    onDeletion: 'erase',
    find: (db, uid) => db.collection(`LearnerState/${uid}/Cards`),
  },
  { name: 'learnerState', amount: 'one', onDeletion: 'erase', find: own('LearnerState') },
  { name: 'user', amount: 'one', onDeletion: 'erase', find: own('Users') },
  { name: 'entitlement', amount: 'one', onDeletion: 'erase', find: own('Entitlements') },
  { name: 'billing', amount: 'one', onDeletion: 'erase', find: own('Billing') },
  { name: 'audit', amount: 'many', onDeletion: 'pseudonymise', find: whereUid('Audit') },
  {
    name: 'providerEvents',
    amount: 'many',
    onDeletion: 'pseudonymise',
    find: whereUid('ProviderEvents'),
  },
] as const satisfies readonly PersonalData[];
