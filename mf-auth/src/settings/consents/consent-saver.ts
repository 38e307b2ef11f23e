import { BehaviorSubject } from 'kit';
import {
  failure,
  idle,
  loading,
  success,
  type AsyncState,
  type ConsentName,
  type Consents,
  type ConsentState,
  type ObservableValue,
} from 'shared-contracts';

/** The consents that may be changed at any time. */
export type OptionalConsent = Exclude<ConsentName, 'PPandTandCConsent'>;

export interface ConsentSaver {
  readonly state$: ObservableValue<AsyncState<void>>;
  /** Shows the change at once and saves it; when that fails, what is stored is shown again. */
  change(name: OptionalConsent, value: boolean): Promise<void>;
}

const NAMES: readonly OptionalConsent[] = ['RemindersConsent', 'MarketingConsent'];

const changed = (from: ConsentState, to: ConsentState): readonly OptionalConsent[] =>
  NAMES.filter((name) => from[name] !== to[name]);

/**
 * Saves one state after the other: what is changed while one is on its way is saved after it, so
 * the last wish always wins. Call it when the stored consents are known.
 */
export function createConsentSaver(consents: Consents): ConsentSaver {
  const state$ = new BehaviorSubject<AsyncState<void>>(idle);
  let stored = consents.state$.value;

  async function saveAll(): Promise<void> {
    for (;;) {
      const wanted = consents.state$.value;
      const names = changed(stored, wanted);
      if (names.length === 0) return;
      await consents.upload(names);
      stored = wanted;
    }
  }

  return {
    state$,
    async change(name, value) {
      consents.set(name, value);
      if (state$.value.status === 'loading') return;
      state$.next(loading);
      try {
        await saveAll();
        state$.next(success(undefined));
      } catch (error) {
        for (const each of NAMES) consents.set(each, stored[each]);
        state$.next(failure(error instanceof Error ? error : new Error(String(error))));
      }
    },
  };
}
