import type { Observable } from 'rxjs';

/**
 * An observable with a current value: it emits it on subscription, and `value` reads it without
 * one. A `BehaviorSubject` is one.
 */
export interface ObservableValue<T> extends Observable<T> {
  readonly value: T;
}

/** What a screen needs of an `ObservableValue`. Its code need not carry RxJS to make one. */
export interface Watched<T> {
  readonly value: T;
  /** Calls `next` with the value at once, and with each further one. */
  subscribe(next: (value: T) => void): { unsubscribe(): void };
}

/** A `Watched` and the way to change it. */
export interface Changeable<T> extends Watched<T> {
  next(value: T): void;
}

export function createChangeable<T>(first: T): Changeable<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get value() {
      return value;
    },
    subscribe(next) {
      const listener = (changed: T) => next(changed);
      listeners.add(listener);
      next(value);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    next(changed) {
      value = changed;
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(changed);
    },
  };
}
