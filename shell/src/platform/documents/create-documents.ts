import { Observable } from 'rxjs';
import {
  AppError,
  type CollectionPath,
  type DocumentPath,
  type DocumentQuery,
  type Documents,
  type Found,
} from 'shared-contracts';
import { toAppError } from '../functions/call-function';
import type { DocumentsSdk } from './firestore-lite';
import { incrementBy } from './increment';
import { newId } from './new-id';
import { SERVER_TIME } from './server-time';

type Watch = <T>(path: string, asked: DocumentQuery<T>) => Observable<Found<T>[]>;

interface DocumentsOptions {
  /** Loads the REST SDK. */
  readonly open: () => Promise<DocumentsSdk>;
  /** Loads the realtime SDK. */
  readonly openRealtime: () => Promise<Watch>;
}

/** Documents by typed path; both SDKs are loaded on first use. Source: DESIGN §3. */
export function createDocuments({ open, openRealtime }: DocumentsOptions): Documents {
  const opened = once(open);
  const realtime = once(openRealtime);
  const withSdk = async <R>(work: (sdk: DocumentsSdk) => Promise<R>): Promise<R> => {
    try {
      return await work(await opened());
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    get: <T>(path: DocumentPath<T>) => withSdk((sdk) => sdk.get(path) as Promise<T | undefined>),
    query: <T>(path: CollectionPath<T>, asked: DocumentQuery<T> = {}) =>
      withSdk((sdk) => sdk.query<T>(path, asked)),
    add: (path, data, id = newId()) => withSdk((sdk) => sdk.add(path, id, data)),
    newId,
    merge: (path, data) => withSdk((sdk) => sdk.merge(path, data)),
    remove: (path) => withSdk((sdk) => sdk.remove(path)),
    batch: (writes) => withSdk((sdk) => sdk.batch(writes)),
    watch: <T>(path: CollectionPath<T>, asked: DocumentQuery<T> = {}) =>
      new Observable<Found<T>[]>((subscriber) => {
        realtime().then(
          (watch) => {
            if (!subscriber.closed) subscriber.add(watch<T>(path, asked).subscribe(subscriber));
          },
          (error: unknown) => subscriber.error(error),
        );
      }),
    serverTimestamp: () => SERVER_TIME,
    increment: incrementBy,
  };
}

/** Loads once; a failed load is `unavailable` and is tried again next time. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () =>
    (known ??= load().catch((error: unknown) => {
      known = undefined;
      throw new AppError('unavailable', String(error));
    }));
}
