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
import { withWrittenTimes } from 'common';
import type { BatchWrite, DocumentQuery, Found, SiteConfig } from 'shared-contracts';
import { hostAndPort } from '../firebase-app';
import { firebaseContext } from '../make-firebase-app';
import { fromFirestore } from './firestore-values';
import { outlivePage } from './outlive-page';
import { queryConstraints } from './query-constraints';
import { incrementOf, SERVER_TIME } from './stand-ins';

// The SDK calls `window.fetch` for each request. Replace it here, because a module runs once.
window.fetch = outlivePage(window.fetch.bind(window));

/** Replaces our placeholders for server values by the SDK's own, at any depth. */
function toFirestore(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  if (Array.isArray(value)) return value.map(toFirestore);
  if (typeof value !== 'object' || value === null) return value;
  const added = incrementOf(value);
  if (added !== undefined) return increment(added);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toFirestore(part)]));
}

/** Converts a document's fields to the SDK's form. */
const toWritten = (path: string, data: object): object =>
  withWrittenTimes(path, toFirestore(data) as object, (moment) => Timestamp.fromDate(moment));

const SDK = { where, orderBy, startAfter, limit, Timestamp };

/** Reads and writes over REST: a quarter of the full SDK, which only `watch` needs. */
export function openDocuments(config: SiteConfig) {
  const db = getFirestore(firebaseContext(config).app);
  if (config.emulators) connectFirestoreEmulator(db, ...hostAndPort(config.emulators.firestore));

  return {
    async get(path: string): Promise<unknown> {
      const snapshot = await getDoc(doc(db, path));
      return snapshot.exists() ? fromFirestore(snapshot.data()) : undefined;
    },
    async query<T>(path: string, documentQuery: DocumentQuery<T>): Promise<Found<T>[]> {
      const snapshot = await getDocs(
        query(
          collection(db, path),
          ...queryConstraints<T, QueryConstraint>(SDK, path, documentQuery),
        ),
      );
      return snapshot.docs.map((entry) => ({
        id: entry.id,
        data: fromFirestore(entry.data()) as T,
      }));
    },
    async add(path: string, id: string, data: object): Promise<string> {
      await setDoc(doc(db, path, id), toWritten(`${path}/${id}`, data));
      return id;
    },
    merge: (path: string, data: object) =>
      setDoc(doc(db, path), toWritten(path, data), { merge: true }),
    remove: (path: string) => deleteDoc(doc(db, path)),
    async batch(writes: readonly BatchWrite[]): Promise<void> {
      const batch = writeBatch(db);
      for (const { operation, path, data = {} } of writes) {
        const target = doc(db, path);
        if (operation === 'remove') batch.delete(target);
        else batch.set(target, toWritten(path, data), { merge: operation === 'merge' });
      }
      await batch.commit();
    },
  };
}

export type DocumentsSdk = ReturnType<typeof openDocuments>;
