import type { ObservableValue } from '../base/observable-value';

/** Languages of a lesson that are shown: the dialect (`gsw`), its translation (`en`), or both. */
export type ShownLanguages = 'off' | 'gsw' | 'en' | 'both';

/** Preferences stored on this device, readable before the first paint. */
export interface DevicePreferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Playback rate, 0.5 to 2. */
  readonly speed: number;
  /** Over the picture of a video. */
  readonly captions: ShownLanguages;
  /**
   * In the text of a lesson; hidden text can be shown line by line.
   *
   * @since 1.6.0
   */
  readonly text: ShownLanguages;
  /**
   * Height of the picture in pixels; `auto` follows the connection.
   *
   * @since 1.6.0
   */
  readonly quality: 'auto' | number;
  /**
   * Whether keys act on the player.
   *
   * @since 1.6.0
   */
  readonly shortcuts: boolean;
  /**
   * Whether a video stops after each spoken line.
   *
   * @since 1.6.0
   */
  readonly pauseAfterLine: boolean;
  /**
   * Whether the next lesson plays by itself after the end of one.
   *
   * @since 1.12.0
   */
  readonly autoNext: boolean;
  /**
   * Whether words of a text are marked as new or learnt; absent: yes.
   *
   * @since 1.14.0
   */
  readonly marks?: boolean;
  /**
   * Whether a text also shows standard German; absent: no.
   *
   * @since 1.14.0
   */
  readonly german?: boolean;
  /**
   * The side of a flashcard that asks.
   *
   * @since 1.6.0
   */
  readonly cardsFirst: 'gsw' | 'en';
  /**
   * Whether the answers of flashcards are typed.
   *
   * @since 1.14.0
   */
  readonly typeAnswers: boolean;
  /**
   * Tier of the last known plan, 0 without one; a log-out clears it. It hides locks before the plan
   * is read and decides no access.
   *
   * @since 1.7.0
   */
  readonly tier: 0 | 1 | 2 | 3;
}

export const DEFAULT_PREFERENCES: DevicePreferences = {
  theme: 'system',
  speed: 1,
  captions: 'gsw',
  text: 'both',
  quality: 'auto',
  shortcuts: true,
  pauseAfterLine: false,
  autoNext: true,
  cardsFirst: 'gsw',
  typeAnswers: false,
  tier: 0,
};

export interface Preferences {
  readonly values$: ObservableValue<DevicePreferences>;
  set(change: Partial<DevicePreferences>): void;
}
