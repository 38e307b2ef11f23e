import { asapScheduler, distinctUntilChanged, map, observeOn, startWith, tap } from 'rxjs';
import {
  SERVER_ONLY_COLLECTIONS,
  AppError,
  type BatchWrite,
  type DocumentQuery,
  type Documents,
  type Found,
  type Increment,
  type ServerTimestamp,
} from 'shared-contracts';
import { withStoredTimes } from '../../documents/stored-times';
import type { InMemoryOptions } from '../options';
import { runQuery } from './query';
import { createDocumentStore } from './store';
import { addIncrements, Incremented, mergeFields, toStored, type Fields } from './values';

const BATCH_LIMIT = 500;
const SERVER_TIME = Object.freeze({}) as ServerTimestamp;

/** Documents after the writes so far; `undefined` for a removed one. */
type Pending = Map<string, Fields | undefined>;

const WRITE: Readonly<
  Record<BatchWrite['operation'], (old: Fields, data: Fields) => Fields | undefined>
> = {
  set: (_old, data) => addIncrements({}, data),
  merge: (old, data) => mergeFields(old, addIncrements(old, data)),
  remove: () => undefined,
};

type Refuse = NonNullable<InMemoryOptions['refuseDocuments']>;

const isServerOnly = (path: string): boolean =>
  SERVER_ONLY_COLLECTIONS.some((name) => name === path.split('/')[0]);

/** Default rule: clients read no server collection. */
const refuseServerOnly: Refuse = (_operation, path) =>
  isServerOnly(path)
    ? new AppError('permission-denied', 'Missing or insufficient permissions.')
    : undefined;

/** Creates the check of operations: throws for a malformed path, and the error of `refuse`. */
function createGuard(refuse: Refuse = refuseServerOnly) {
  return (operation: 'read' | 'write', kind: 'document' | 'collection', path: string): void => {
    const segments = path.split('/');
    if (segments.includes('') || segments.length % 2 !== (kind === 'document' ? 0 : 1)) {
      throw new AppError('invalid-argument', `Not the path of a ${kind}: ${path}`, {
        field: 'path',
      });
    }
    const refusal = refuse(operation, path);
    if (refusal) throw refusal;
  };
}

/** The document database in memory, without a server. */
export function createDocuments({
  documents: first,
  refuseDocuments,
  now = () => new Date(),
}: InMemoryOptions): Documents {
  const store = createDocumentStore(first);
  const guard = createGuard(refuseDocuments);
  let made = 0;
  const newId = () => `made${String(++made).padStart(16, '0')}`;

  const toFields = (data: object) => toStored(data, SERVER_TIME, now().toISOString()) as Fields;

  /** Checks a write and adds it to the pending ones; nothing is stored yet. */
  const prepare = ({ operation, path, data = {} }: BatchWrite, pending: Pending) => {
    guard('write', 'document', path);
    const old = pending.has(path) ? pending.get(path) : store.read(path);
    pending.set(path, WRITE[operation](old ?? {}, toFields(data)));
  };

  const write = (writes: readonly BatchWrite[]) => {
    const pending: Pending = new Map();
    for (const one of writes) prepare(one, pending);
    store.write(pending);
  };

  const find = <T>(path: string, query: DocumentQuery<T> = {}) => {
    guard('read', 'collection', path);
    // Times are stored as text here, all in one form, so they sort correctly.
    const storedQuery = withStoredTimes(path, query, (moment) => moment.toISOString());
    return runQuery(
      store.list(path),
      storedQuery as DocumentQuery<Fields>,
    ) as unknown as Found<T>[];
  };

  return {
    async get<T>(path: string) {
      await Promise.resolve();
      guard('read', 'document', path);
      return store.read(path) as T | undefined;
    },
    async query(path, query) {
      await Promise.resolve();
      return find(path, query);
    },
    newId,
    async add(path, data, id = newId()) {
      await Promise.resolve();
      guard('write', 'collection', path);
      write([{ operation: 'set', path: `${path}/${id}`, data }]);
      return id;
    },
    async merge(path, data) {
      await Promise.resolve();
      write([{ operation: 'merge', path, data }]);
    },
    async remove(path) {
      await Promise.resolve();
      write([{ operation: 'remove', path }]);
    },
    async batch(writes) {
      await Promise.resolve();
      if (writes.length > BATCH_LIMIT) {
        throw new AppError('invalid-argument', `A batch has at most ${BATCH_LIMIT} writes`);
      }
      write(writes);
    },
    watch: (path, query, onConnection) =>
      store.changes$.pipe(
        startWith(undefined),
        observeOn(asapScheduler),
        map(() => find(path, query)),
        tap(() => onConnection?.(true)),
        distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
      ),
    serverTimestamp: () => SERVER_TIME,
    increment: (by) => new Incremented(by) as unknown as Increment,
  };
}
