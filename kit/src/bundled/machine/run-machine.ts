import { createChangeable, type Watched } from 'shared-contracts';

/** Result of an event: the next state, and the effects to perform, in order. */
export interface Outcome<S, F> {
  readonly state: S;
  readonly effects: readonly F[];
}

/** A state that changes by events only. */
export interface Machine<S, E> {
  readonly state$: Watched<S>;
  send(event: E): void;
}

/**
 * Runs a state machine: a pure `step` computes state and effects. If an effect sends an event at
 * once, that event waits until all effects of the current step are done.
 *
 * @param perform performs one effect; its result comes back as an event
 */
export function runMachine<S, E, F>(
  first: S,
  step: (state: S, event: E) => Outcome<S, F>,
  perform: (effect: F) => void,
): Machine<S, E> {
  const state$ = createChangeable(first);
  const events: E[] = [];
  return {
    state$,
    send(event) {
      if (events.push(event) > 1) return;
      try {
        for (const next of events) {
          const { state, effects } = step(state$.value, next);
          if (state !== state$.value) state$.next(state);
          effects.forEach(perform);
        }
      } finally {
        events.length = 0;
      }
    },
  };
}
