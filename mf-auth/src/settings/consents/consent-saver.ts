import { presentLearner } from 'common';
import type {
  AsyncState,
  ConsentName,
  ConsentState,
  ObservableValue,
  Platform,
} from 'shared-contracts';
import { createLatestSaver } from '../latest-saver';

/** The consents that a learner can change at any time. */
export type OptionalConsent = Exclude<ConsentName, 'PPandTandCConsent'>;

export interface ConsentSaver {
  readonly state$: ObservableValue<AsyncState<void>>;
  /** Shows the change at once and saves it. A failure shows the stored values again. */
  change(name: OptionalConsent, value: boolean): Promise<void>;
}

const NAMES: readonly OptionalConsent[] = ['RemindersConsent', 'MarketingConsent'];

const changedNames = (from: ConsentState, to: ConsentState): readonly OptionalConsent[] =>
  NAMES.filter((name) => from[name] !== to[name]);

/**
 * Stores one change after the other; the last one wins. A log-out ends the saving, because the
 * consents may then be another learner's. Create the saver once the stored consents are known.
 */
export function createConsentSaver(platform: Platform): ConsentSaver {
  const { consents } = platform;
  const learner = presentLearner(platform);
  const saver = createLatestSaver<ConsentState>({
    wanted: () => consents.state$.value,
    isStored: (wanted, stored) => changedNames(stored, wanted).length === 0,
    store: (wanted, stored) => consents.upload(changedNames(stored, wanted)),
    onFailure() {
      if (!learner.signal.aborted) consents.revert();
    },
  });
  return {
    state$: saver.state$,
    change(name, value) {
      // While nothing is being saved, the shown consents are the stored ones.
      const stored = consents.state$.value;
      consents.set(name, value);
      return saver.save(stored);
    },
  };
}
