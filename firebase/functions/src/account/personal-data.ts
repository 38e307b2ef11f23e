import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';

/** One place with data about a learner. */
export interface PersonalData {
  /** Its name in an export and in the steps of a deletion. */
  readonly name: string;
  /** Whether it is at most one document, or any number. */
  readonly amount: 'one' | 'many';
  /** `pseudonymise`: kept, with a pseudonym in the field `uid`. */
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

/** In all collections of this name, whatever document they are under. */
const inAll =
  (collection: string): PersonalData['find'] =>
  (db, uid) =>
    db.collectionGroup(collection).where('UID', '==', uid);

/**
 * Every place with documents about a learner, in the order of a deletion. Export and deletion both
 * read this list, so neither forgets what the other knows. A new place needs a line here. The
 * server's own records (Audit, ProviderEvents) name the person in their field `uid` only.
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
