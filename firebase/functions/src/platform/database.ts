import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app';

/** The database. The security rules do not apply here. */
export const database = (): Firestore => getFirestore(adminApp());
