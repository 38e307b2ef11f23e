/** The signed-in learner. Source: ENTITY-current-user. */
export interface CurrentUser {
  readonly UID: string;
  /** The display name; empty if the provider has none. */
  readonly Username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Ids of the sign-in methods, `password`, `google.com`, `apple.com`. */
  readonly providers: readonly string[];
}

/**
 * The user of the app; `unknown` until the identity provider has answered.
 * Source: SESSION-adds-user, decision 11.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'member'; readonly user: CurrentUser };

export const isLoggedIn = (
  session: SessionState,
): session is Extract<SessionState, { status: 'member' }> => session.status === 'member';

/** UID of the logged-in learner; undefined for a visitor and while the session is `unknown`. */
export const uidOf = (session: SessionState): string | undefined =>
  isLoggedIn(session) ? session.user.UID : undefined;
