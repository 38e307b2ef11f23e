import type { Alert, MessageToParentAppType } from 'shared-contracts';

/** Records of the screen's calls to the Platform, in order. */
export interface Recorded {
  readonly alerts: Alert[];
  readonly calls: { readonly name: string; readonly payload: unknown }[];
  /** Visited in-app paths, without the first location. */
  readonly paths: string[];
  /** Opened addresses outside the app, including those passed to the parent app. */
  readonly external: string[];
  /** Addresses that replaced the app in the same window. */
  readonly left: string[];
  readonly sent: { readonly type: MessageToParentAppType; readonly payload: unknown }[];
  readonly logs: {
    readonly level: 'info' | 'warn' | 'error';
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>> | undefined;
  }[];
  readonly prefetched: string[];
  /** E-mail addresses that got a link to reset the password. */
  readonly resetEmails: string[];
  /** E-mail addresses that got a verification link. */
  readonly verificationEmails: string[];
  readonly liveChat: ('hide' | 'show')[];
}

export const nothingRecorded = (): Recorded => ({
  alerts: [],
  calls: [],
  paths: [],
  external: [],
  left: [],
  sent: [],
  logs: [],
  prefetched: [],
  resetEmails: [],
  verificationEmails: [],
  liveChat: [],
});
