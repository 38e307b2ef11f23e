import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The database, opened at first use so that loading the code stays cheap. */
export function database(): Firestore {
  if (getApps().length === 0) initializeApp();
  return getFirestore();
}
