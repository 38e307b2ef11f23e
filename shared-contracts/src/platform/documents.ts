import type { Observable } from 'rxjs';
import type { CollectionPath, DocumentPath } from '../documents/document-paths';

export type WhereOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

type Field<T> = Extract<keyof T, string>;

/**
 * All conditions must hold; `orderBy` defaults to the document id. To compare a time (`where`,
 * `startAfter`), give it as ISO 8601 text, as it is read.
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
/** Placeholder for the server's time in a write; reads return ISO 8601 text. */
export type ServerTimestamp = { readonly [serverTime]: true };

declare const increment: unique symbol;
/** Adds this much to the stored number; a missing number counts as 0. */
export type Increment = { readonly [increment]: number };

type WritableValue<V> = V extends string
  ? V | ServerTimestamp
  : V extends number
    ? V | Increment
    : V extends object
      ? Writable<V>
      : V;

/** A `T` in which the server's time may replace any text, and an `Increment` any number. */
export type Writable<T> = { readonly [K in keyof T]: WritableValue<T[K]> };

export type BatchWrite = {
  readonly operation: 'set' | 'merge' | 'remove';
  readonly path: DocumentPath<unknown>;
  readonly data?: object;
};

/**
 * Documents by typed path (`documentPaths`, `collectionPaths`). Every method rejects with an
 * `AppError`: `permission-denied` when the security rules refuse, `unavailable` without network.
 * Dates are ISO 8601 text for reads and writes. Source: decision 10.
 */
export interface Documents {
  /** Returns `undefined` for a missing document. */
  get<T>(path: DocumentPath<T>): Promise<T | undefined>;
  query<T>(path: CollectionPath<T>, query?: DocumentQuery<T>): Promise<Found<T>[]>;
  /**
   * Adds a document and returns its id.
   *
   * @param id from `newId`, for a document that contains its own id, or for retries that must not
   * add a second document; default: a new id
   */
  add<T>(path: CollectionPath<T>, data: Writable<Partial<T>>, id?: string): Promise<string>;
  /**
   * An id that no document has: 20 letters and digits, made without asking the database.
   *
   * @since 1.4.0
   */
  newId(): string;
  /** Writes the given fields and keeps the others; creates a missing document. */
  merge<T>(path: DocumentPath<T>, data: Writable<Partial<T>>): Promise<void>;
  remove(path: DocumentPath<unknown>): Promise<void>;
  /** All or nothing; at most 500 writes. */
  batch(writes: readonly BatchWrite[]): Promise<void>;
  /**
   * Realtime updates; the first subscription loads the SDK. Without a connection, it emits nothing
   * and resumes by itself when the connection is back.
   *
   * @param onConnection called with false when the connection is lost, with true when the answers
   *   are the server's
   */
  watch<T>(
    path: CollectionPath<T>,
    query?: DocumentQuery<T>,
    onConnection?: (isConnected: boolean) => void,
  ): Observable<Found<T>[]>;
  serverTimestamp(): ServerTimestamp;
  /**
   * For counters that several devices write: the server adds, so no device's share is lost.
   *
   * @since 1.4.0
   */
  increment(by: number): Increment;
}
