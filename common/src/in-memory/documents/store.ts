import { Subject } from 'rxjs';
import type { Found } from 'shared-contracts';
import { copyOf } from '../copy';
import type { Fields } from './values';

/** Stores documents by path; a read returns a copy. */
export interface DocumentStore {
  readonly changes$: Subject<void>;
  read(path: string): Fields | undefined;
  list(collection: string): Found<Fields>[];
  /** Writes all documents, then emits one change. `undefined` removes a document. */
  write(writes: ReadonlyMap<string, Fields | undefined>): void;
}

export function createDocumentStore(first: Readonly<Record<string, object>> = {}): DocumentStore {
  const documents = new Map<string, Fields>(
    Object.entries(copyOf(first)).map(([path, fields]) => [path, { ...fields }]),
  );
  const changes$ = new Subject<void>();
  return {
    changes$,
    read: (path) => copyOf(documents.get(path)),
    list: (collection) =>
      [...documents]
        .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
        .map(([path, fields]) => ({
          id: path.slice(collection.length + 1),
          data: copyOf(fields),
        })),
    write(writes) {
      for (const [path, fields] of writes) {
        if (fields) documents.set(path, fields);
        else documents.delete(path);
      }
      changes$.next();
    },
  };
}
