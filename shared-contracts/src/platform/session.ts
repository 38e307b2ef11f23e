import type { SessionState } from '../entities/index';
import type { ObservableValue } from '../base/observable-value';

/**
 * The user, and the operations of the identity provider. Every operation rejects with an
 * `IdentityError` that carries the provider's own message.
 * Source: SESSION-adds-user, IDENTITY-sign-in.
 */
export interface Session {
  readonly state$: ObservableValue<SessionState>;
  /**
   * Whether a member was signed in on this device last time. Known at once, while `state$` is still
   * `unknown`. Only a hint: that session may have ended.
   *
   * @since 1.6.0
   */
  isMemberRemembered(): boolean;
  /** Loads the identity provider if needed; resolves once the session is known. */
  ready(): Promise<SessionState>;
  signInWithEmailAndPassword(email: string, password: string): Promise<void>;
  /** Creates the account and saves `username` as the display name. Source: ENTITY-display-name. */
  signUpWithEmailAndPassword(username: string, email: string, password: string): Promise<void>;
  /** Browser popup. Callers show none of its errors (ERROR-google-silent). */
  signInWithGoogle(): Promise<void>;
  /** With a token from the parent app. Source: EVENT-id-token. */
  signInWithIdToken(token: IdToken): Promise<void>;
  sendPasswordResetEmail(email: string): Promise<void>;
  sendVerificationEmail(): Promise<void>;
  /**
   * Sends the verification e-mail to the new address; it links back home.
   * Source: IDENTITY-change-email.
   */
  verifyBeforeUpdateEmail(newEmail: string): Promise<void>;
  updatePassword(newPassword: string): Promise<void>;
  /**
   * Saves another display name; the user has it at once. Ask `checkName` first: it says which names
   * are reserved. Source: docs/security.md.
   *
   * @since 1.10.0
   */
  updateUsername(username: string): Promise<void>;
  /** Proves the password again, as the provider asks before sensitive changes. */
  reauthenticate(password: string): Promise<void>;
  /**
   * Proves the account of a Google user again, in a popup. Another account than the learner's is
   * refused with `user-mismatch`.
   *
   * @since 1.2.0
   */
  reauthenticateWithGoogle(): Promise<void>;
  /**
   * Reads the user from the provider again; an e-mail may have been verified elsewhere.
   *
   * @since 1.2.0
   */
  refresh(): Promise<void>;
  /**
   * Whether the user is a teacher, who may remove any comment. It decides what a screen offers; the
   * server decides what is allowed. False for a visitor. Source: docs/product.md, Roles.
   *
   * @since 1.4.0
   */
  isTeacher(): Promise<boolean>;
  signOut(): Promise<void>;
}

export type IdToken =
  | { readonly provider: 'google.com'; readonly idToken: string }
  | { readonly provider: 'apple.com'; readonly idToken: string; readonly nonce: string };

/** The sign-up overlay. Source: ENTITY-sign-up-flow, SUBSCRIBE-logged-out. */
export interface SignUpFlow {
  readonly isActive$: ObservableValue<boolean>;
  /**
   * The plan that the overlay names as the reason: `VIP`.
   *
   * @since 1.13.0
   */
  readonly purpose?: string | undefined;
  /**
   * Opens the sign-up overlay; `onDone` runs once, on the next log-in.
   *
   * @param purpose since 1.13.0; default: the overlay names nothing
   */
  start(onDone?: () => void, purpose?: string): void;
  /** Closes the overlay and forgets the completion handlers. */
  cancel(): void;
}
