import type { Observable } from 'rxjs';

/**
 * An observable with a current value, such as a `BehaviorSubject`. A new subscriber gets the value
 * at once; `value` reads it without a subscription.
 */
export interface ObservableValue<T> extends Observable<T> {
  readonly value: T;
}

/** The part of an `ObservableValue` that screens use. `createChangeable` makes one without RxJS. */
export interface Watched<T> {
  readonly value: T;
  /** Calls `next` at once with the current value, then with each new value. */
  subscribe(next: (value: T) => void): { unsubscribe(): void };
}

/** A `Watched` whose value its owner can replace. */
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
