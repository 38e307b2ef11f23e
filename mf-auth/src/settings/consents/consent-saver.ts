import { BehaviorSubject } from 'kit';
import {
  failure,
  idle,
  learnerOf,
  loading,
  success,
  type AsyncState,
  type ConsentName,
  type ConsentState,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';

/** The consents that a learner can change at any time. */
export type OptionalConsent = Exclude<ConsentName, 'PPandTandCConsent'>;

export interface ConsentSaver {
  readonly state$: ObservableValue<AsyncState<void>>;
  /** Shows the change at once and saves it. A failure shows the stored values again. */
  change(name: OptionalConsent, value: boolean): Promise<void>;
}

const NAMES: readonly OptionalConsent[] = ['RemindersConsent', 'MarketingConsent'];

const changed = (from: ConsentState, to: ConsentState): readonly OptionalConsent[] =>
  NAMES.filter((name) => from[name] !== to[name]);

/**
 * Saves one state after the other: a change during a save is saved after it, so the last change
 * wins. A log-out ends the saving, because it resets the consents, and they may be another
 * learner's afterwards. Create it when the stored consents are known.
 */
export function createConsentSaver(platform: Platform): ConsentSaver {
  const { consents } = platform;
  const state$ = new BehaviorSubject<AsyncState<void>>(idle);

  async function saveFrom(stored: ConsentState): Promise<void> {
    const wanted = consents.state$.value;
    const names = changed(stored, wanted);
    if (names.length === 0) return;
    await consents.upload(names);
    await saveFrom(wanted);
  }

  async function save(stored: ConsentState): Promise<AsyncState<void>> {
    const learner = learnerOf(platform).value;
    try {
      await saveFrom(stored);
      return success(undefined);
    } catch (error) {
      if (!learner?.signal.aborted) consents.revert();
      return failure(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    state$,
    async change(name, value) {
      // While nothing is being saved, the shown consents are the stored ones.
      const stored = consents.state$.value;
      consents.set(name, value);
      if (state$.value.status === 'loading') return;
      state$.next(loading);
      state$.next(await save(stored));
    },
  };
}
