import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app';

/** The database, past the security rules. */
export const database = (): Firestore => getFirestore(adminApp());
