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
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { withStoredTimes, type DocumentQuery, type Found, type SiteConfig } from 'shared-contracts';
import { toAppError } from '../functions/call-function';
import { hostAndPort } from '../firebase-app';
import { firebaseContext } from '../make-firebase-app';
import { fromFirestore } from './firestore-values';

/** The full SDK, for realtime only. */
export function openRealtime(config: SiteConfig) {
  const db = getFirestore(firebaseContext(config).app);
  if (config.emulators) connectFirestoreEmulator(db, ...hostAndPort(config.emulators.firestore));

  const toQuery = <T>(path: string, wanted: DocumentQuery<T>) => {
    const asked = withStoredTimes(path, wanted, (moment) => Timestamp.fromDate(moment));
    return query(
      collection(db, path),
      ...(asked.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
      ...(asked.orderBy ? [orderBy(...asked.orderBy)] : []),
      ...(asked.startAfter === undefined ? [] : [startAfter(asked.startAfter)]),
      ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
    );
  };

  return <T>(path: string, asked: DocumentQuery<T>): Observable<Found<T>[]> =>
    new Observable((subscriber) =>
      onSnapshot(
        toQuery(path, asked),
        ({ docs }) =>
          subscriber.next(
            docs.map((found) => ({ id: found.id, data: fromFirestore(found.data()) as T })),
          ),
        (error) => subscriber.error(toAppError(error)),
      ),
    );
}
