import type { DocumentPath } from '../../document-paths';
import type { Platform } from '../../platform/index';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface ConformanceAccounts {
  /** Exists, has given all three consents, has no plan. */
  readonly known: Credentials;
  /** Exists, has at least BASIC. */
  readonly subscriber: Credentials;
  /** Exists, moderates comments. */
  readonly teacher: Credentials;
  /** Nobody's yet; another one at each call. */
  fresh(): Credentials & { readonly username: string };
}

export interface ConformancePaths {
  /** Id of a published mini lesson that everybody may read and watch. */
  readonly freeVideo: string;
  /** Id of a published lesson that everybody may read and subscribers may watch. */
  readonly paidVideo: string;
  /** Id that no video has. */
  readonly missingVideo: string;
  /** A document that nobody who uses the app may read or write. */
  readonly refused: DocumentPath<object>;
}

/** A Platform as it is before anybody has used it: no session asked for, nothing remembered. */
export interface ConformanceHarness {
  /** Not embedded in a parent app. */
  readonly platform: Platform;
  readonly accounts: ConformanceAccounts;
  readonly paths: ConformancePaths;
  /** Presses a button of the open alert after typing `inputs` (id → text). */
  pressAlertButton(title: string, inputs?: Readonly<Record<string, string>>): void;
  /** What has left towards a parent app so far. */
  sentToParentApp(): readonly unknown[];
  dispose(): Promise<void>;
}

/** What the world behind a Platform allows; the suite's name says what it does not. */
export interface ConformanceCapabilities {
  /** A member may write `Users/{own uid}` and `LearnerState/{own uid}`. */
  readonly documentsWrite: boolean;
  /** A subscriber may comment under a lesson. */
  readonly comments: boolean;
  /** `documents.watch` has somebody to listen to. */
  readonly realtime: boolean;
}

/** The harness of the running test. */
export type Given = () => ConformanceHarness;
