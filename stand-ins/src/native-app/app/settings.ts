import { MESSAGES_TO_PARENT_APP, type MessageToParentAppType } from 'shared-contracts';

export type Os = 'ios' | 'android';

/** The store's answers to a purchase, with their labels. */
export const STORE_ANSWERS = {
  buys: 'Buys',
  waits: 'Waits for approval',
  cancelled: 'Cancelled by the user',
  owned: 'Already owned',
  'no-network': 'No network',
} as const;
export type StoreAnswer = keyof typeof STORE_ANSWERS;

/** A breach of the protocol; the conformance page names each. */
export type Fault = 'no STOP_LOADING' | 'malformed packages' | 'no token';

/** How the simulated app behaves. */
export interface AppSettings {
  readonly os: Os;
  readonly version: string;
  readonly buildNumber: string;
  readonly bundleId: string;
  /** Messages that the app answers; null: the app names none, and answers all. */
  readonly supports: readonly MessageToParentAppType[] | null;
  /** Milliseconds until an answer; null: never. */
  readonly answerMs: number | null;
  /** Whether the system ends the app after a purchase, before the page hears of it. */
  readonly diesWhilePurchasing: boolean;
  /** Whether another learner bought BASIC with this phone's store account. */
  readonly isStoreAccountShared: boolean;
  readonly fault: Fault | null;
}

const NEW_APP: Omit<AppSettings, 'os'> = {
  version: '3.2.0',
  buildNumber: '412',
  bundleId: 'example.swissgerman',
  supports: MESSAGES_TO_PARENT_APP,
  answerMs: 300,
  diesWhilePurchasing: false,
  isStoreAccountShared: false,
  fault: null,
};

export type PresetName =
  'new' | 'old' | 'slow' | 'silent' | 'dies' | 'switched' | 'forgets' | 'malformed' | 'tokenless';

export interface Preset {
  readonly label: string;
  readonly about: string;
  readonly settings: Omit<AppSettings, 'os'>;
}

/** Apps that learners may have, and apps that break the protocol. */
export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  new: {
    label: 'New app',
    about: 'Answers every message within a third of a second.',
    settings: NEW_APP,
  },
  old: {
    label: 'Old app without restore',
    about: 'Knows neither Restore nor outside links, and says so.',
    settings: {
      ...NEW_APP,
      version: '1.4.0',
      buildNumber: '88',
      supports: MESSAGES_TO_PARENT_APP.filter(
        (type) => type !== 'RESTORE_PURCHASES' && type !== 'OPEN_EXTERNAL_URL',
      ),
    },
  },
  slow: {
    label: 'Slow parent',
    about: 'Answers everything, and its packages come, after eight seconds.',
    settings: { ...NEW_APP, answerMs: 8000 },
  },
  silent: {
    label: 'Silent parent',
    about: 'Hears everything, answers nothing, and sends no packages.',
    settings: { ...NEW_APP, answerMs: null },
  },
  dies: {
    label: 'App killed during a purchase',
    about: 'The store takes the purchase; the system ends the app before the page hears of it.',
    settings: { ...NEW_APP, diesWhilePurchasing: true },
  },
  switched: {
    label: 'Account switched',
    about: 'Another learner bought BASIC with this store account. Restore brings it here.',
    settings: { ...NEW_APP, isStoreAccountShared: true },
  },
  forgets: {
    label: 'Fault: forgets STOP_LOADING',
    about: 'Buys and restores, but never tells the page that it is over.',
    settings: { ...NEW_APP, fault: 'no STOP_LOADING' },
  },
  malformed: {
    label: 'Fault: malformed packages',
    about: 'Of its four packages one has no price, and one is sold by the week.',
    settings: { ...NEW_APP, fault: 'malformed packages' },
  },
  tokenless: {
    label: 'Fault: no token',
    about: 'Sets no token, and hears every frame of the page.',
    settings: { ...NEW_APP, fault: 'no token' },
  },
};

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];
