import type { CallableName, CallableRequest, CallableResponse } from '../callables/index';
import type { Content } from './content';
import type { Documents } from './documents';
import type { Navigation } from './navigation';
import type { Persistence } from './persistence';
import type { Preferences } from './preferences';
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
 * The one object that the shell hands to every remote: all a screen needs of the world around it.
 * Only the shell talks to Firebase; a remote is tested with the in-memory twin
 * (`shared-contracts/testing`), which passes the same conformance suite. Source: DESIGN §3.
 */
export interface Platform {
  /** Version (semver) of this contract as the shell offers it. */
  readonly contractVersion: string;
  readonly session: Session;
  readonly signUpFlow: SignUpFlow;
  readonly consents: Consents;
  readonly device: Device;
  readonly preferences: Preferences;
  readonly persistence: Persistence;
  readonly chrome: Chrome;
  readonly liveChat: LiveChat;
  readonly functions: {
    /**
     * Calls a backend function (SPEC §7; time-out 70 seconds).
     *
     * @returns what the function answers
     * @throws {AppError} with a code of SPEC §8
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
  readonly navigation: Navigation;
  readonly parentApp: ParentApp;
  readonly events: EventBus;
  readonly log: Log;
}
