import type { Observable } from 'rxjs';

/**
 * An observable that always has a current value: it emits that value on subscription, and `value`
 * reads it without subscribing. A `BehaviorSubject` is one.
 */
export interface ObservableValue<T> extends Observable<T> {
  readonly value: T;
}
