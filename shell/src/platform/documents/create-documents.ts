import { Observable } from 'rxjs';
import type {
  CollectionPath,
  DocumentPath,
  DocumentQuery,
  Documents,
  Found,
} from 'shared-contracts';
import { loadSdk, toAppError } from '../sdk';
import type { DocumentsSdk } from './firestore-lite';
import { incrementBy, SERVER_TIME } from './stand-ins';

type Watch = <T>(
  path: string,
  query: DocumentQuery<T>,
  onConnection: (isConnected: boolean) => void,
) => Observable<Found<T>[]>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Makes a random id of 119 bits; collisions are so unlikely that the database is not asked. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % 62]).join('');

interface DocumentsOptions {
  /** Loads the REST SDK. */
  readonly open: () => Promise<DocumentsSdk>;
  /** Loads the realtime SDK. */
  readonly openRealtime: () => Promise<Watch>;
}

/** Creates the documents of the Platform; both SDKs are loaded on first use. Source: decision 6. */
export function createDocuments({ open, openRealtime }: DocumentsOptions): Documents {
  const opened = loadSdk(open);
  const realtime = loadSdk(openRealtime);
  const withSdk = async <R>(work: (sdk: DocumentsSdk) => Promise<R>): Promise<R> => {
    try {
      return await work(await opened());
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    get: <T>(path: DocumentPath<T>) => withSdk((sdk) => sdk.get(path) as Promise<T | undefined>),
    query: <T>(path: CollectionPath<T>, query: DocumentQuery<T> = {}) =>
      withSdk((sdk) => sdk.query<T>(path, query)),
    add: (path, data, id = newId()) => withSdk((sdk) => sdk.add(path, id, data)),
    newId,
    merge: (path, data) => withSdk((sdk) => sdk.merge(path, data)),
    remove: (path) => withSdk((sdk) => sdk.remove(path)),
    batch: (writes) => withSdk((sdk) => sdk.batch(writes)),
    watch: <T>(
      path: CollectionPath<T>,
      query: DocumentQuery<T> = {},
      onConnection: (isConnected: boolean) => void = () => undefined,
    ) =>
      new Observable<Found<T>[]>((subscriber) => {
        realtime().then(
          (watch) => {
            if (subscriber.closed) return;
            subscriber.add(watch<T>(path, query, onConnection).subscribe(subscriber));
          },
          (error: unknown) => subscriber.error(error),
        );
      }),
    serverTimestamp: () => SERVER_TIME,
    increment: incrementBy,
  };
}
