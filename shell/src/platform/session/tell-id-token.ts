interface TokenUser {
  getIdToken(): Promise<string>;
}

/**
 * Tells the ID token of who is signed in, undefined without anybody. A token that comes when its user
 * has left is told to nobody: whoever keeps a copy would keep it after the log-out. Nor is one that
 * cannot be had, without network; the next one is told when it comes.
 *
 * @param auth says who is signed in when the token is there
 * @param user who is signed in now
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
