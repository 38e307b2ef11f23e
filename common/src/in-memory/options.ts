import type {
  CallableName,
  CallableRequest,
  CallableResponse,
  DeviceMetadata,
  SessionState,
  AppError,
  IdentityError,
  MessageToParentAppType,
  DevicePreferences,
  Links,
} from 'shared-contracts';
import type { PublishedContent } from './content';

/** An account that the in-memory identity provider knows from the start. */
export interface InMemoryAccount {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  /** Default: made up from the position in the list. */
  readonly UID?: string;
  /** Default false. */
  readonly isTeacher?: boolean;
}

/** Handlers that answer for backend functions; they may throw an `AppError`. */
export type InMemoryHandlers = {
  readonly [N in CallableName]?: (
    payload: CallableRequest<N>,
  ) => CallableResponse<N> | Promise<CallableResponse<N>>;
};

export interface InMemoryOptions extends PublishedContent {
  /**
   * Default: a visitor. `unknown` lasts until `session.ready()` or an identity operation. A member
   * without an account in `accounts` gets one with the password `gruezi-mitenand`.
   */
  readonly session?: SessionState;
  /** First result of `session.isMemberRemembered`; default: whether a member is signed in. */
  readonly remembersMember?: boolean;
  /** First location, with query and hash; default `/`. */
  readonly path?: string;
  /** Parameters of the first location; default: those that `SPECIFIED_ROUTES` finds. */
  readonly params?: Readonly<Record<string, string>>;
  /** A function without a handler answers `unimplemented`. */
  readonly functions?: InMemoryHandlers;
  /** Documents that exist from the start, by path. */
  readonly documents?: Readonly<Record<string, object>>;
  /**
   * Replaces security rules and network: the operation on that document or collection rejects with
   * the returned error. Default: server-only collections are refused.
   */
  readonly refuseDocuments?: (operation: 'read' | 'write', path: string) => AppError | undefined;
  readonly accounts?: readonly InMemoryAccount[];
  /** The account of the Google popup, or its error; default: a new Google account. */
  readonly google?: { readonly email: string; readonly username: string } | IdentityError;
  /** Default: addresses at `example.com`. */
  readonly links?: Partial<Links>;
  /** Key of the payment provider; default: none. */
  readonly publishableKey?: string;
  readonly device?: Partial<DeviceMetadata>;
  /** The messages that the parent app answers; default: all. */
  readonly parentAppSupports?: readonly MessageToParentAppType[];
  readonly preferences?: Partial<DevicePreferences>;
  /** Values of earlier visits, valid or not; `blocked`: the device stores nothing. */
  readonly persisted?: Readonly<Record<string, unknown>> | 'blocked';
  /** The server's clock. */
  readonly now?: () => Date;
}
