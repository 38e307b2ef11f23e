interface TokenUser {
  getIdToken(): Promise<string>;
}

/**
 * Passes on the user's ID token, or undefined for a visitor. It drops a token that arrives after
 * the log-out, because a copy would outlive it. A token that cannot be fetched, for example without
 * network, is skipped.
 *
 * @param auth has the current user once the token has arrived
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
