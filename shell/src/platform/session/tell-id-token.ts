interface TokenUser {
  getIdToken(): Promise<string>;
}

/**
 * Passes on the user's ID token; undefined for a visitor. A token that arrives after its user has
 * logged out is dropped, because a copy of it would outlive the log-out. A token that cannot be
 * fetched, as without network, is skipped; the next one is passed on.
 *
 * @param auth tells the current user once the token has arrived
 * @param user the current user
 */
export function tellIdToken<User extends TokenUser>(
  auth: { readonly currentUser: User | null },
  user: User | null,
  next: (idToken: string | undefined) => void,
): void {
  if (!user) {
    next(undefined);
    return;
  }
  user.getIdToken().then(
    (idToken) => {
      if (auth.currentUser === user) next(idToken);
    },
    () => undefined,
  );
}
