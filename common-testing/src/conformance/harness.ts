import type { DocumentPath, MessageFromParentApp, Platform } from 'shared-contracts';

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
  /** Credentials that are not signed up yet; new ones at each call. */
  fresh(): Credentials & { readonly username: string };
}

export interface ConformancePaths {
  /** Id of a published mini lesson that everybody may read and watch. */
  readonly freeVideo: string;
  /** Id of a published lesson that everybody may read and subscribers may watch. */
  readonly paidVideo: string;
  /** Id that no video has. */
  readonly missingVideo: string;
  /** A document that no user may read or write. */
  readonly refused: DocumentPath<object>;
}

/** A fresh Platform for one test, and means to control its surroundings. */
export interface ConformanceHarness {
  /** Embedded in a parent app only if `makeHarness` got `true`. */
  readonly platform: Platform;
  readonly accounts: ConformanceAccounts;
  readonly paths: ConformancePaths;
  /** Presses a button of the open alert after typing `inputs` (id → text). */
  pressAlertButton(title: string, inputs?: Readonly<Record<string, string>>): void;
  /** Removes an author's comment limit on the server, so no test waits for another. */
  forgetCommentLimit(uid: string): Promise<void>;
  /** Messages sent to the parent app so far. */
  sentToParentApp(): readonly unknown[];
  /** Delivers a message as the parent app does. */
  receiveFromParentApp(message: MessageFromParentApp): void;
  /** Acts like a learner who comes back to the page from another tab. */
  returnToPage(): void;
  dispose(): Promise<void>;
}

/** @param isEmbedded whether the Platform runs in a parent app on iOS */
export type MakeHarness = (isEmbedded: boolean) => Promise<ConformanceHarness>;

/** The capabilities that can be tested against this Platform's backend. */
export interface ConformanceCapabilities {
  /** A member may write `Users/{own uid}` and `LearnerState/{own uid}`. */
  readonly documentsWrite: boolean;
  /** A subscriber may comment under a lesson. */
  readonly comments: boolean;
  /** `documents.watch` works. */
  readonly realtime: boolean;
}

/** The harness of the running test. */
export type Given = () => ConformanceHarness;
