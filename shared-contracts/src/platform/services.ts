import type { Observable } from 'rxjs';
import type { Alert, ConsentName, ConsentState, DeviceMetadata } from '../entities/index';
import type { AppEvent, EventMap, EventName } from '../events';
import type { ObservableValue } from '../observable-value';
import type {
  MessageFromParentApp,
  MessageToParentAppMap,
  MessageToParentAppType,
} from '../parent-app';

/** The consents as they stand in the open form. Source: SPEC §2, §3, §4. */
export interface Consents {
  readonly state$: ObservableValue<ConsentState>;
  /** Changes one consent and clears the underline. */
  set(name: ConsentName, value: boolean): void;
  /** Underlines the terms part of the consent control. */
  highlight(): void;
  /** All false. */
  reset(): void;
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
