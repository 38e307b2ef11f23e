import type { Observable } from 'rxjs';
import type {
  Alert,
  ConsentName,
  ConsentsStatus,
  ConsentState,
  DeviceMetadata,
} from '../entities/index';
import type { AppEvent, EventMap, EventName } from '../events';
import type { ObservableValue } from '../observable-value';
import type {
  MessageFromParentApp,
  MessageToParentAppMap,
  MessageToParentAppType,
} from '../parent-app';

/**
 * The consents as they stand in the open form, and what is known of the stored ones. 2000 ms after a
 * log-in the shell manages them by itself: see `manage`. Source: SPEC §2, §3, §4.
 */
export interface Consents {
  readonly state$: ObservableValue<ConsentState>;
  /** Of the learner who is signed in; `idle` again after log-out. */
  readonly status$: ObservableValue<ConsentsStatus>;
  /** Changes one consent and clears the underline; stores nothing. */
  set(name: ConsentName, value: boolean): void;
  /** Underlines the terms part of the consent control. */
  highlight(): void;
  /** All false, and nothing to upload. */
  reset(): void;
  /**
   * Puts back what is stored, as it was last fetched or uploaded, for whoever leaves a form without
   * saving it. Ticks stay where nothing is stored, or nobody knows what.
   */
  revert(): void;
  /**
   * The flag of SPEC §3: with the next log-in the consents of the form are uploaded instead of
   * fetched. Every attempt to sign in says anew what it wants.
   *
   * @param isWanted default true; false for a plain log-in, which must not overwrite what is stored
   */
  uploadAfterSignIn(isWanted?: boolean): void;
  /**
   * Uploads the form's consents if the flag is set, and clears it; else fetches the stored ones into
   * `state$`. Such an upload only adds to what is stored already, and what it does not change keeps
   * its time. Does nothing without somebody signed in, or when they are known. It never rejects: a
   * failure is a `status$`, is logged, keeps the flag, and the next call tries again.
   */
  manage(): Promise<void>;
  /**
   * Stores consents as they stand in `state$`, with the server's time, for the learner who is signed
   * in when it is called. If they have logged out before it is done, nothing follows from it here.
   *
   * @param names default all three, as the consent form does; fewer keep the time of the others
   * @throws {AppError} `unauthenticated` without anybody signed in, else as `documents.merge`; then
   *   `state$` and `status$` are as before
   */
  upload(names?: readonly ConsentName[]): Promise<void>;
}

export interface Device {
  readonly metadata$: ObservableValue<DeviceMetadata>;
  /** While on, `windowInnerHeight` follows the window. */
  setResizeListener(isOn: boolean): void;
}

/** Header and everything else around a screen. Source: SPEC §2, log-in screen. */
export interface Chrome {
  readonly isHidden$: ObservableValue<boolean>;
  hide(): void;
  show(): void;
}

/** The support-chat frame; tried every 1000 ms until the frame exists. Source: SPEC §4. */
export interface LiveChat {
  hide(): void;
  show(): void;
}

/** The global alert dialog; one at a time, a new one replaces the old. Source: SPEC §2. */
export interface Alerts {
  readonly current$: ObservableValue<Alert | null>;
  show(alert: Alert): void;
  hide(): void;
}

/** The global loading flag; it starts true (SPEC §3) and is counted, so two users do not clash. */
export interface Loading {
  readonly isActive$: ObservableValue<boolean>;
  start(): void;
  stop(): void;
}

/** The native app around the web view, if there is one. Source: INTERFACES §4. */
export interface ParentApp {
  readonly isEmbedded: boolean;
  /** Does nothing when not embedded. */
  send<T extends MessageToParentAppType>(type: T, payload: MessageToParentAppMap[T]): void;
  readonly messages$: Observable<MessageFromParentApp>;
}

/** Typed bus of facts. Source: DESIGN §3. */
export interface EventBus {
  emit<N extends EventName>(name: N, payload: EventMap[N]): void;
  on<N extends EventName>(name: N): Observable<EventMap[N]>;
  readonly all$: Observable<AppEvent>;
}

/** Structured; observes and never throws. */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void;
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, details?: Readonly<Record<string, unknown>>): void;
}
