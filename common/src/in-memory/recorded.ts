import type { Alert, MessageToParentAppType } from 'shared-contracts';

/** What the screen under test asked of the Platform, in order. */
export interface Recorded {
  readonly alerts: Alert[];
  readonly calls: { readonly name: string; readonly payload: unknown }[];
  /** In-app paths that were gone to; the first location is not among them. */
  readonly paths: string[];
  /** Addresses outside the app, also those handed to the parent app. */
  readonly external: string[];
  /** Addresses that took the place of the app in the same window. */
  readonly left: string[];
  /** Messages to the parent app. */
  readonly sent: { readonly type: MessageToParentAppType; readonly payload: unknown }[];
  readonly logs: {
    readonly level: 'info' | 'warn' | 'error';
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>> | undefined;
  }[];
  readonly prefetched: string[];
  /** Addresses that were sent a link to reset the password. */
  readonly resetEmails: string[];
  /** Addresses that were sent a link to verify them. */
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
