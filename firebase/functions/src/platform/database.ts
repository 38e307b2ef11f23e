import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The connection to the Firebase project. It opens at first use, so that the code loads fast. */
export const adminApp = (): App =>
  getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();

/** Firestore, with the server's rights: security rules do not apply. */
export const database = (): Firestore => getFirestore(adminApp());
