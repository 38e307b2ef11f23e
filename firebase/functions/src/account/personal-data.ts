import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';

/** One kind of stored documents about a learner. */
export interface PersonalData {
  /** Its name in an export, and in the steps of a deletion. */
  readonly name: string;
  /** `one`: at most one document. */
  readonly amount: 'one' | 'many';
  /** `pseudonymise`: the document stays, with a pseudonym in the field `uid`. */
  readonly onDeletion: 'erase' | 'pseudonymise';
  readonly find: (db: Firestore, uid: string) => Query;
}

const documentIn =
  (collection: string): PersonalData['find'] =>
  (db, uid) =>
    db.collection(collection).where(FieldPath.documentId(), '==', uid);

const whereUid =
  (collection: string, field = 'uid'): PersonalData['find'] =>
  (db, uid) =>
    db.collection(collection).where(field, '==', uid);

/** Finds documents in all collections of a name, under any parent. */
const inAll =
  (collection: string): PersonalData['find'] =>
  (db, uid) =>
    db.collectionGroup(collection).where('UID', '==', uid);

/**
 * All documents about a learner, in the order of a deletion. Export and deletion read this list, so
 * both cover the same data. New personal data needs a line here. The server's records (Audit,
 * ProviderEvents) name the person only in the field `uid`.
 */
export const PERSONAL_DATA = [
  { name: 'comments', amount: 'many', onDeletion: 'erase', find: inAll('Comments') },
  { name: 'chatMessages', amount: 'many', onDeletion: 'erase', find: inAll('Messages') },
  {
    name: 'deletedChatMessages',
    amount: 'many',
    onDeletion: 'erase',
    find: inAll('DeletedMessages'),
  },
  { name: 'chatPresence', amount: 'many', onDeletion: 'erase', find: inAll('Present') },
  { name: 'chatMutes', amount: 'many', onDeletion: 'erase', find: inAll('Mutes') },
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
  {
    name: 'heardLines',
    amount: 'many',
    onDeletion: 'erase',
    find: (db, uid) => db.collection(`LearnerState/${uid}/Heard`),
  },
  {
    name: 'ownWords',
    amount: 'many',
    onDeletion: 'erase',
    find: (db, uid) => db.collection(`LearnerState/${uid}/Words`),
  },
  {
    name: 'newAnswers',
    amount: 'many',
    onDeletion: 'erase',
    find: (db, uid) => db.collection(`LearnerState/${uid}/Answers`),
  },
  {
    name: 'learnerQuestions',
    amount: 'many',
    onDeletion: 'erase',
    find: whereUid('LearnerQuestions', 'UID'),
  },
  { name: 'learnerState', amount: 'one', onDeletion: 'erase', find: documentIn('LearnerState') },
  { name: 'commentLimit', amount: 'one', onDeletion: 'erase', find: documentIn('CommentLimits') },
  { name: 'chatLimit', amount: 'one', onDeletion: 'erase', find: documentIn('ChatLimits') },
  { name: 'checkedName', amount: 'one', onDeletion: 'erase', find: documentIn('CheckedNames') },
  { name: 'teacher', amount: 'one', onDeletion: 'erase', find: documentIn('Teachers') },
  { name: 'user', amount: 'one', onDeletion: 'erase', find: documentIn('Users') },
  {
    name: 'confirmations',
    amount: 'many',
    onDeletion: 'erase',
    find: (db, uid) => db.collection(`Entitlements/${uid}/Confirmations`),
  },
  { name: 'entitlement', amount: 'one', onDeletion: 'erase', find: documentIn('Entitlements') },
  { name: 'billing', amount: 'one', onDeletion: 'erase', find: documentIn('Billing') },
  { name: 'audit', amount: 'many', onDeletion: 'pseudonymise', find: whereUid('Audit') },
  {
    name: 'providerEvents',
    amount: 'many',
    onDeletion: 'pseudonymise',
    find: whereUid('ProviderEvents'),
  },
] as const satisfies readonly PersonalData[];
