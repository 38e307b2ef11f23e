import type { Observable } from 'rxjs';
import type {
  Alert,
  ConsentName,
  ConsentsStatus,
  ConsentState,
  DeviceMetadata,
} from '../entities/index';
import type { AppEvent, EventMap, EventName } from '../base/events';
import type { ObservableValue } from '../base/observable-value';
import type {
  MessageFromParentApp,
  MessageToParentAppMap,
  MessageToParentAppType,
  ParentAppPackage,
} from '../parent-app';

/**
 * The consents of the open form, and the state of the stored ones. The shell calls `manage` 2000 ms
 * after a log-in. Source: ENTITY-consent-state, CONSENTFLOW-delay.
 */
export interface Consents {
  readonly state$: ObservableValue<ConsentState>;
  /**
   * State of the member's stored consents; `idle` again after a log-out.
   *
   * @since 1.2.0
   */
  readonly status$: ObservableValue<ConsentsStatus>;
  /** Changes one consent and clears the underline; stores nothing. */
  set(name: ConsentName, value: boolean): void;
  /** Underlines the terms part of the consent control. */
  highlight(): void;
  /** All false, and nothing to upload. */
  reset(): void;
  /**
   * Undoes unsaved ticks: puts back the consents as they were last fetched or uploaded. Ticks stay
   * if nothing is stored, or if the stored ones are not known.
   *
   * @since 1.3.0
   */
  revert(): void;
  /**
   * The flag of ENTITY-upload-flag: the next log-in uploads the consents of the form instead of
   * fetching the stored ones. Every attempt to sign in sets it again.
   *
   * @param isWanted default true; false for a plain log-in, which must not overwrite what is stored
   * @since 1.2.0
   */
  uploadAfterSignIn(isWanted?: boolean): void;
  /**
   * Uploads the form's consents if the flag is set, and clears it; otherwise fetches the stored
   * ones into `state$`. An upload only adds consents; unchanged ones keep their time. Does nothing
   * for a visitor, or once the consents are known. Never rejects: a failure sets `status$`, is
   * logged and keeps the flag, and the next call tries again.
   *
   * @since 1.2.0
   */
  manage(): Promise<void>;
  /**
   * Stores the consents of `state$` with the server's time, for the member of this moment. If
   * they log out before it is done, `state$` and `status$` do not change.
   *
   * @param names default all three, as the consent form does; fewer keep the time of the others
   * @throws {AppError} `unauthenticated` for a visitor, otherwise as `documents.merge`; then
   *   `state$` and `status$` are as before
   * @since 1.2.0
   */
  upload(names?: readonly ConsentName[]): Promise<void>;
}

export interface Device {
  readonly metadata$: ObservableValue<DeviceMetadata>;
  /** While on, `windowInnerHeight` follows the window. */
  setResizeListener(isOn: boolean): void;
}

/** Header and everything else around a screen. Source: AUTH-hides-chrome. */
export interface Chrome {
  readonly isHidden$: ObservableValue<boolean>;
  hide(): void;
  show(): void;
}

/** The support-chat frame; tried every 1000 ms until the frame exists. Source: CHATFRAME-retry. */
export interface LiveChat {
  hide(): void;
  show(): void;
}

/**
 * The global alert dialog; one at a time, a new one replaces the old.
 * Source: ALERT-title-description.
 */
export interface Alerts {
  readonly current$: ObservableValue<Alert | null>;
  show(alert: Alert): void;
  hide(): void;
}

/**
 * The global loading flag. It starts true (ENTITY-loading-starts-true) and counts its starts, so
 * two users do not clash.
 */
export interface Loading {
  readonly isActive$: ObservableValue<boolean>;
  start(): void;
  stop(): void;
  /**
   * Ends it at once, however many have started it. Source: EVENT-stop-loading.
   *
   * @since 1.6.0
   */
  reset(): void;
}

/**
 * Progress of a purchase or restore in an app store: none; the app asks the store; the store has
 * answered or stays silent, and the shell asks our server for the plan. Source: docs/payments.md.
 */
export type StoreVisit = 'none' | 'open' | 'checking';

/** The native app around the web view, if there is one. Source: WRAPPER-json, EVENT-redirect. */
export interface ParentApp {
  readonly isEmbedded: boolean;
  /**
   * Whether this version of the app answers a message; false when not embedded. Offer nothing that
   * needs an unanswered message.
   *
   * @since 1.9.0
   */
  supports(type: MessageToParentAppType): boolean;
  /**
   * Does nothing when not embedded, or for a message that the app does not answer. The shell
   * watches the outcome of `PURCHASE_PACKAGE` and `RESTORE_PURCHASES` and tells the learner.
   * Source: docs/payments.md.
   */
  send<T extends MessageToParentAppType>(type: T, payload: MessageToParentAppMap[T]): void;
  readonly messages$: Observable<MessageFromParentApp>;
  /**
   * The store's packages; empty until the parent app sends them. Source: EVENT-packages.
   *
   * @since 1.6.0
   */
  readonly packages$: ObservableValue<readonly ParentAppPackage[]>;
  /**
   * Until it is `none`, nothing else is bought or restored.
   *
   * @since 1.10.0
   */
  readonly storeVisit$: ObservableValue<StoreVisit>;
}

/** Typed bus of facts. */
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
