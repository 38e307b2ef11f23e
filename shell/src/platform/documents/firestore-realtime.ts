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

/** Opens the full SDK, for realtime updates only. */
export function openRealtime(config: SiteConfig) {
  const db = getFirestore(firebaseContext(config).app);
  if (config.emulators) connectFirestoreEmulator(db, ...hostAndPort(config.emulators.firestore));

  return <T>(
    path: string,
    documentQuery: DocumentQuery<T>,
    onConnection: (isConnected: boolean) => void,
  ): Observable<Found<T>[]> =>
    new Observable((subscriber) => {
      let isBehind = true;
      return onSnapshot(
        query(
          collection(db, path),
          ...queryConstraints<T, QueryConstraint>(SDK, path, documentQuery),
        ),
        // Reports a lost connection, and one that is back without a change.
        { includeMetadataChanges: true },
        (snapshot) => {
          const { docs, metadata } = snapshot;
          onConnection(!metadata.fromCache);
          const isSame = snapshot.docChanges().length === 0;
          // A cached snapshot is not the server's full answer, and empty at the start.
          if (metadata.fromCache) isBehind ||= !isSame;
          if (metadata.fromCache || (isSame && !isBehind)) return;
          isBehind = false;
          subscriber.next(
            docs.map((entry) => ({ id: entry.id, data: fromFirestore(entry.data()) as T })),
          );
        },
        (error) => subscriber.error(toAppError(error)),
      );
    });
}
