import type { Observable } from 'rxjs';
import type { CollectionPath, DocumentPath } from '../document-paths';

export type WhereOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

type Field<T> = Extract<keyof T, string>;

/**
 * Conditions are joined by and; `orderBy` defaults to the document id. A value that a time is
 * compared with (`where`, `startAfter`) is the ISO 8601 text in which such times are read.
 */
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

declare const increment: unique symbol;
/** Stands for what the stored number will be once this much is added to it; none counts as 0. */
export type Increment = { readonly [increment]: number };

type WritableValue<V> = V extends string
  ? V | ServerTimestamp
  : V extends number
    ? V | Increment
    : V extends object
      ? Writable<V>
      : V;

/** A `T` in which any text may be the server's time, and any number one that is added. */
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
  /**
   * Adds a document and answers its id.
   *
   * @param id from `newId`, for a document that names itself, or for an attempt that may be repeated
   *   without adding a second one; default: a new one
   */
  add<T>(path: CollectionPath<T>, data: Writable<Partial<T>>, id?: string): Promise<string>;
  /** An id that no document has: 20 letters and digits, made without asking the database. */
  newId(): string;
  /** Writes the given fields and leaves the others; creates the document where there is none. */
  merge<T>(path: DocumentPath<T>, data: Writable<Partial<T>>): Promise<void>;
  remove(path: DocumentPath<unknown>): Promise<void>;
  /** All or nothing; at most 500 writes. */
  batch(writes: readonly BatchWrite[]): Promise<void>;
  /** Realtime; its SDK is loaded on the first subscription. */
  watch<T>(path: CollectionPath<T>, query?: DocumentQuery<T>): Observable<Found<T>[]>;
  serverTimestamp(): ServerTimestamp;
  /** For counters that several devices write: the server adds, so that no one's share is lost. */
  increment(by: number): Increment;
}
