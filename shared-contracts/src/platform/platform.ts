import type { CallableName, CallableRequest, CallableResponse } from '../callables/index';
import type { AsyncState } from '../base/async-state';
import type { AppError } from '../base/errors';
import type { ObservableValue } from '../base/observable-value';
import type { Entitlement } from '../entities/index';
import type { Content } from './content';
import type { Documents } from './documents';
import type { Links } from './links';
import type { Navigation } from './navigation';
import type { Persistence } from './persistence';
import type { Preferences } from './preferences';
import type { Reload } from './reload';
import type {
  Alerts,
  Chrome,
  Consents,
  Device,
  EventBus,
  LiveChat,
  Loading,
  Log,
  ParentApp,
} from './services';
import type { Session, SignUpFlow } from './session';

/**
 * State of the member's plan. `success` with `undefined`: no plan. `idle`: the session is unknown,
 * or nobody has subscribed. A visitor gets `undefined` without a read.
 */
export type EntitlementState = AsyncState<Entitlement | undefined, AppError>;

/**
 * The one object that the shell hands to every remote: all services that a screen needs. Only the
 * shell talks to Firebase. Remotes are tested with the in-memory twin (`common/in-memory`), which
 * passes the same conformance suite. Source: decision 6, decision 7.
 */
export interface Platform {
  /** Version (semver) of this contract as the shell offers it. */
  readonly contractVersion: string;
  readonly session: Session;
  readonly signUpFlow: SignUpFlow;
  readonly consents: Consents;
  /**
   * The learner's own plan (`Entitlements/{uid}`). The shell reads it on the first subscription,
   * after `subscriptionChanged`, after each log-in, and when the page comes back after five
   * minutes. A known plan stays until the new one is read. It decides what is shown, never what is
   * allowed. Source: decision 35.
   *
   * @since 1.6.0
   */
  readonly entitlement$: ObservableValue<EntitlementState>;
  /**
   * Reads the plan again, for a Retry. Never rejects; does nothing without a subscriber.
   *
   * @since 1.6.0
   */
  refreshEntitlement(): Promise<void>;
  readonly device: Device;
  readonly preferences: Preferences;
  /** @since 1.4.0 */
  readonly persistence: Persistence;
  readonly chrome: Chrome;
  readonly liveChat: LiveChat;
  readonly functions: {
    /**
     * Calls a backend function. It times out after 70 seconds (CONST-callable-time-out).
     *
     * @returns what the function answers
     * @throws {AppError} with one of `ERROR_CODES`
     */
    call<N extends CallableName>(
      name: N,
      payload: CallableRequest<N>,
    ): Promise<CallableResponse<N>>;
  };
  readonly documents: Documents;
  readonly content: Content;
  readonly alerts: Alerts;
  readonly loading: Loading;
  /** @since 1.11.0 */
  readonly reload: Reload;
  readonly navigation: Navigation;
  readonly parentApp: ParentApp;
  /** @since 1.6.0 */
  readonly links: Links;
  /**
   * Settings for a checkout; without a key, the payment provider's script is not loaded.
   *
   * @since 1.6.0
   */
  readonly payments: {
    /** @since 1.6.0 */
    readonly publishableKey: string | undefined;
  };
  readonly events: EventBus;
  readonly log: Log;
}
