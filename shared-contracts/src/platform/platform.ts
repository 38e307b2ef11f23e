import type { CallableName, CallableRequest, CallableResponse } from '../callables/index';
import type { ObservableValue } from '../base/observable-value';
import type { Content } from './content';
import type { Documents } from './documents';
import type { EntitlementState } from './entitlement';
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
 * The one object that the shell hands to every remote: all that a screen needs of the world. Only
 * the shell talks to Firebase. A remote is tested with the in-memory twin
 * (`common/in-memory`), which passes the same conformance suite. Source: decision 6,
 * decision 7.
 */
export interface Platform {
  /** Version (semver) of this contract as the shell offers it. */
  readonly contractVersion: string;
  readonly session: Session;
  readonly signUpFlow: SignUpFlow;
  readonly consents: Consents;
  /**
   * The learner's own plan (`Entitlements/{uid}`). It is read when somebody first subscribes and
   * after `subscriptionChanged`. It is also read after each log-in, and when the page comes back
   * after five minutes. It decides what is shown, never what is allowed. A known plan stays while
   * it is read again. Source: decision 35.
   *
   * @since 1.6.0
   */
  readonly entitlement$: ObservableValue<EntitlementState>;
  /**
   * Reads the own plan again, for a Retry. Never rejects; does nothing unless somebody subscribed.
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
   * What a checkout needs of the deployment; no key: the payment provider's script is not loaded.
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
