import type { Entry } from './log';
import {
  PRESETS,
  type AppSettings,
  type Os,
  type PresetName,
  type SignInAnswer,
  type StoreAnswer,
} from './settings';
import { EMPTY_STORE, type StoreState } from './store-account';

/** The whole state of the simulated app. */
export interface AppState {
  readonly preset: PresetName;
  readonly settings: AppSettings;
  readonly storeAnswer: StoreAnswer;
  readonly signInAnswer: SignInAnswer;
  /** Who signs in with Google or Apple. */
  readonly email: string;
  /** Counts starts of the app; 0: it never ran. */
  readonly start: number;
  readonly isRunning: boolean;
  /** Counts the web views of this start; the system ends one and the app goes on. */
  readonly page: number;
  /** Where the web view begins; null: where the app always begins. */
  readonly place: string | null;
  readonly hasKeyboard: boolean;
  /** The learner that the page has named to the subscription service. */
  readonly uid: string | null;
  readonly stores: Readonly<Record<Os, StoreState>>;
  /** The last address that the page wanted to have opened outside. */
  readonly outside: string | null;
  readonly log: readonly Entry[];
}

/** What outlives the simulator's page: the phone keeps it. */
export type KeptState = Pick<AppState, 'preset' | 'settings' | 'email' | 'stores'>;

/** What the app puts into the page before its first script. */
export interface AppInfo {
  readonly os: Os;
  readonly version: string;
  readonly buildNumber: string;
  readonly bundleId: string;
  readonly token?: string;
  readonly supports?: readonly string[];
}

/** Settings of a preset; the phone stays the same. */
export const settingsOf = (preset: PresetName, os: Os): AppSettings => ({
  ...PRESETS[preset].settings,
  os,
});

export const FRESH_STORES: AppState['stores'] = { ios: EMPTY_STORE, android: EMPTY_STORE };
