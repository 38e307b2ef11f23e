import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore, getFirestore } from 'firebase-admin/firestore';

export interface OpenDatabase {
  readonly db: Firestore;
  close(): Promise<void>;
}

/** The emulator applies no security rules to `owner`. */
const AS_SERVER = { Authorization: 'Bearer owner' };

/**
 * @param firestoreHost `127.0.0.1:8080` of the emulator; absent: the real database, with the
 *   credentials of the environment
 */
export function openDatabase(projectId: string, firestoreHost?: string): OpenDatabase {
  if (firestoreHost === undefined) {
    const app = initializeApp({ projectId }, `publisher ${projectId}`);
    return { db: getFirestore(app), close: () => deleteApp(app) };
  }
  const db = new Firestore({
    projectId,
    // The emulator ignores these. Without them the library would look for the cloud's.
    credentials: { client_email: 'publisher@localhost', private_key: 'none' },
    host: firestoreHost,
    ssl: false,
    customHeaders: AS_SERVER,
  });
  return { db, close: () => db.terminate() };
}
