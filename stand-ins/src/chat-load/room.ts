import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, writeBatch } from 'firebase/firestore/lite';
import { documentPaths } from 'shared-contracts';

/** The chat of a live lesson in a Firestore emulator. */
export interface Room {
  readonly project: string;
  /** `127.0.0.1:8080` */
  readonly firestore: string;
  /** The id of the live lesson: its day. */
  readonly lesson: string;
}

const VIP = { Tier: 2, expires_date: '2099-12-01T00:00:00Z' };

/**
 * Connects to the database of a room.
 *
 * @param name of the connection; each needs another one
 * @param mockUserToken `owner`: past the rules
 */
export function connectTo(
  { project, firestore }: Pick<Room, 'project' | 'firestore'>,
  name: string,
  mockUserToken: { readonly sub: string; readonly name: string } | 'owner',
) {
  const app = initializeApp({ projectId: project, apiKey: 'any' }, name);
  const db = getFirestore(app);
  const { hostname, port } = new URL(`http://${firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken });
  return { db, close: () => deleteApp(app) };
}

/** Gives each of at most 250 people a VIP plan and a checked name, past the rules. */
export async function givePlans(room: Room, uids: readonly string[]): Promise<void> {
  const { db, close } = connectTo(room, 'server', 'owner');
  const batch = writeBatch(db);
  for (const uid of uids) {
    batch.set(doc(db, documentPaths.entitlement(uid)), VIP);
    batch.set(doc(db, 'CheckedNames', uid), { Username: uid });
  }
  await batch.commit();
  await close();
}
