import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
  writeBatch,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import {
  withStoredTimes,
  type BatchWrite,
  type DocumentQuery,
  type Found,
  type SiteConfig,
} from 'shared-contracts';
import { hostAndPort } from '../firebase-app';
import { firebaseContext } from '../make-firebase-app';
import { fromFirestore } from './firestore-values';
import { incrementOf } from './increment';
import { outlivePage } from './outlive-page';
import { SERVER_TIME } from './server-time';

// The SDK takes the page's own, whenever it asks for something. Here, because a module is evaluated once.
window.fetch = outlivePage(window.fetch.bind(window));

/** Our stand-ins for what the server computes, wherever they stand in the data, as the SDK's own. */
function toFirestore(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  if (Array.isArray(value)) return value.map(toFirestore);
  if (typeof value !== 'object' || value === null) return value;
  const added = incrementOf(value);
  if (added !== undefined) return increment(added);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toFirestore(part)]));
}

function constraints<T>(path: string, query: DocumentQuery<T>): QueryConstraint[] {
  const asked = withStoredTimes(path, query, (moment) => Timestamp.fromDate(moment));
  return [
    ...(asked.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(asked.orderBy ? [orderBy(...asked.orderBy)] : []),
    ...(asked.startAfter === undefined ? [] : [startAfter(asked.startAfter)]),
    ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
  ];
}

/** Reads and writes over REST: a quarter of the full SDK, which only `watch` needs. */
export function openDocuments(config: SiteConfig) {
  const db = getFirestore(firebaseContext(config).app);
  if (config.emulators) connectFirestoreEmulator(db, ...hostAndPort(config.emulators.firestore));

  return {
    async get(path: string): Promise<unknown> {
      const snapshot = await getDoc(doc(db, path));
      return snapshot.exists() ? fromFirestore(snapshot.data()) : undefined;
    },
    async query<T>(path: string, asked: DocumentQuery<T>): Promise<Found<T>[]> {
      const snapshot = await getDocs(query(collection(db, path), ...constraints(path, asked)));
      return snapshot.docs.map((found) => ({
        id: found.id,
        data: fromFirestore(found.data()) as T,
      }));
    },
    async add(path: string, id: string, data: object): Promise<string> {
      await setDoc(doc(db, path, id), toFirestore(data) as object);
      return id;
    },
    merge: (path: string, data: object) =>
      setDoc(doc(db, path), toFirestore(data) as object, { merge: true }),
    remove: (path: string) => deleteDoc(doc(db, path)),
    async batch(writes: readonly BatchWrite[]): Promise<void> {
      const batch = writeBatch(db);
      for (const { operation, path, data = {} } of writes) {
        const target = doc(db, path);
        if (operation === 'remove') batch.delete(target);
        else batch.set(target, toFirestore(data) as object, { merge: operation === 'merge' });
      }
      await batch.commit();
    },
  };
}

export type DocumentsSdk = ReturnType<typeof openDocuments>;
