import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore, getFirestore } from 'firebase-admin/firestore';

export interface OpenDatabase {
  readonly db: Firestore;
  close(): Promise<void>;
}

/** The emulator takes `owner` for a server, to which no rule applies. */
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
    // Not used by the emulator. Without credentials the library looks for those of the cloud.
    credentials: { client_email: 'publisher@localhost', private_key: 'none' },
    host: firestoreHost,
    ssl: false,
    customHeaders: AS_SERVER,
  });
  return { db, close: () => db.terminate() };
}
