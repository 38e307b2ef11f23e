import type { Observable } from 'rxjs';

/**
 * An observable with a current value: it emits it on subscription, and `value` reads it without
 * one. A `BehaviorSubject` is one.
 */
export interface ObservableValue<T> extends Observable<T> {
  readonly value: T;
}
