import type { Entry } from './log';
import { EMPTY_STORE, type StoreState } from './phone-store';
import { PRESETS, type AppSettings, type Os, type PresetName, type StoreAnswer } from './settings';

export interface AppState {
  readonly preset: PresetName;
  readonly settings: AppSettings;
  readonly storeAnswer: StoreAnswer;
  /** The account that signs in with Google or Apple. */
  readonly email: string;
  /** Number of starts of the app; 0: it never ran. */
  readonly start: number;
  readonly isRunning: boolean;
  /** Number of web views that the system has ended since this start. */
  readonly page: number;
  /** Address where the web view begins; null: the app's own first page. */
  readonly place: string | null;
  readonly hasKeyboard: boolean;
  /** The learner that the page has named to the subscription service. */
  readonly uid: string | null;
  readonly stores: Readonly<Record<Os, StoreState>>;
  /** The last address that the page wanted to have opened outside. */
  readonly outside: string | null;
  readonly log: readonly Entry[];
}

/** The part of the state that the phone keeps when the simulator's page is closed. */
export type KeptState = Pick<AppState, 'preset' | 'settings' | 'email' | 'stores'>;

/** The `window.parentApp` that the app sets before the first script of the page. */
export interface AppInfo {
  readonly os: Os;
  readonly version: string;
  readonly buildNumber: string;
  readonly bundleId: string;
  readonly token?: string;
  readonly supports?: readonly string[];
}

/** The settings of a preset on a phone. */
export const settingsOf = (preset: PresetName, os: Os): AppSettings => ({
  ...PRESETS[preset].settings,
  os,
});

export const FRESH_STORES: AppState['stores'] = { ios: EMPTY_STORE, android: EMPTY_STORE };
