import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import type { DocumentQuery, Found, SiteConfig } from 'shared-contracts';
import { toAppError } from '../sdk';
import { hostAndPort } from '../firebase-app';
import { firebaseContext } from '../make-firebase-app';
import { fromFirestore } from './firestore-values';
import { queryConstraints } from './query-constraints';

const SDK = { where, orderBy, startAfter, limit, Timestamp };

/** The full SDK, for realtime only. */
export function openRealtime(config: SiteConfig) {
  const db = getFirestore(firebaseContext(config).app);
  if (config.emulators) connectFirestoreEmulator(db, ...hostAndPort(config.emulators.firestore));

  return <T>(path: string, asked: DocumentQuery<T>): Observable<Found<T>[]> =>
    new Observable((subscriber) =>
      onSnapshot(
        query(collection(db, path), ...queryConstraints<T, QueryConstraint>(SDK, path, asked)),
        ({ docs }) =>
          subscriber.next(
            docs.map((found) => ({ id: found.id, data: fromFirestore(found.data()) as T })),
          ),
        (error) => subscriber.error(toAppError(error)),
      ),
    );
}
