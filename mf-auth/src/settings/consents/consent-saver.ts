import { BehaviorSubject } from 'kit';
import {
  failure,
  idle,
  loading,
  success,
  type AsyncState,
  type ConsentName,
  type ConsentState,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { watchLogOut } from '../../account/watch-log-out';

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
 * the last wish always wins. A log-out ends that: it resets the consents, which is nobody's wish,
 * and what they say from then on is another's. Call it when the stored consents are known.
 */
export function createConsentSaver(platform: Pick<Platform, 'consents' | 'events'>): ConsentSaver {
  const { consents } = platform;
  const state$ = new BehaviorSubject<AsyncState<void>>(idle);

  /** @param isOver asked after every save */
  async function saveFrom(stored: ConsentState, isOver: () => boolean): Promise<void> {
    const wanted = consents.state$.value;
    const names = changed(stored, wanted);
    if (names.length === 0) return;
    await consents.upload(names);
    if (!isOver()) await saveFrom(wanted, isOver);
  }

  async function save(stored: ConsentState): Promise<AsyncState<void>> {
    const logOut = watchLogOut(platform);
    try {
      await saveFrom(stored, logOut.hasHappened);
      return success(undefined);
    } catch (error) {
      if (!logOut.hasHappened()) consents.revert();
      return failure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      logOut.stop();
    }
  }

  return {
    state$,
    async change(name, value) {
      // As long as nothing is on its way, what is shown is what is stored.
      const stored = consents.state$.value;
      consents.set(name, value);
      if (state$.value.status === 'loading') return;
      state$.next(loading);
      state$.next(await save(stored));
    },
  };
}
