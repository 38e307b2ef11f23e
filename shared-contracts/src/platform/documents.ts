import type { Observable } from 'rxjs';
import type { CollectionPath, DocumentPath } from '../document-paths';

export type WhereOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

type Field<T> = Extract<keyof T, string>;

/** Conditions are joined by and; `orderBy` defaults to the document id. */
export interface DocumentQuery<T> {
  readonly where?: readonly (readonly [Field<T>, WhereOperator, unknown])[];
  readonly orderBy?: readonly [Field<T>, 'asc' | 'desc'];
  /** Number of documents. */
  readonly limit?: number;
  /** Value of the `orderBy` field after which to start. */
  readonly startAfter?: unknown;
}

/** A document together with its id. */
export interface Found<T> {
  readonly id: string;
  readonly data: T;
}

declare const serverTime: unique symbol;
/** Stands for the server's time in a written document; it is read back as ISO 8601 text. */
export type ServerTimestamp = { readonly [serverTime]: true };

type WritableValue<V> = V extends string ? V | ServerTimestamp : V extends object ? Writable<V> : V;

/** A `T` in which any text may be the server's time. */
export type Writable<T> = { readonly [K in keyof T]: WritableValue<T[K]> };

export type BatchWrite = {
  readonly operation: 'set' | 'merge' | 'remove';
  readonly path: DocumentPath<unknown>;
  readonly data?: object;
};

/**
 * Documents by typed path (`documentPaths`, `collectionPaths`). Everything rejects with an
 * `AppError`: `permission-denied` when the security rules refuse, `unavailable` without network.
 * Dates are ISO 8601 text on both sides of this line. Source: DESIGN §3.
 */
export interface Documents {
  /** `undefined` when there is no such document. */
  get<T>(path: DocumentPath<T>): Promise<T | undefined>;
  query<T>(path: CollectionPath<T>, query?: DocumentQuery<T>): Promise<Found<T>[]>;
  /** Adds a document with a new id and answers that id. */
  add<T>(path: CollectionPath<T>, data: Writable<Partial<T>>): Promise<string>;
  /** Writes the given fields and leaves the others; creates the document where there is none. */
  merge<T>(path: DocumentPath<T>, data: Writable<Partial<T>>): Promise<void>;
  remove(path: DocumentPath<unknown>): Promise<void>;
  /** All or nothing; at most 500 writes. */
  batch(writes: readonly BatchWrite[]): Promise<void>;
  /** Realtime; its SDK is loaded on the first subscription. */
  watch<T>(path: CollectionPath<T>, query?: DocumentQuery<T>): Observable<Found<T>[]>;
  serverTimestamp(): ServerTimestamp;
}
