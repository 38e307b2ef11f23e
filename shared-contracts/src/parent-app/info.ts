/** `window.parentApp`, which the native app sets before the first script. Source: ENTITY-device. */
export interface ParentAppInfo {
  readonly os: 'ios' | 'android';
  readonly version: string;
  readonly buildNumber: string;
  readonly bundleId: string;
  /** A secret of the app and this page; it travels in each message and goes nowhere else. */
  readonly token?: string;
  /** The messages that this version of the app answers; absent: all of them. */
  readonly supports?: readonly string[];
}
