import { _getProvider, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  OAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
import type { CurrentUser, IdToken, SiteConfig } from 'shared-contracts';
import { firebaseContext } from '../make-firebase-app';
import { tellIdToken } from './tell-id-token';

declare module 'firebase/app' {
  /** Google's SDKs find each other by this function. It is internal, but exported. */
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: () => void): void } };
}

const currentUser = (user: User): CurrentUser => ({
  UID: user.uid,
  Username: user.displayName ?? '',
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  providers: user.providerData.map(({ providerId }) => providerId),
});

const credentialOf = (token: IdToken) =>
  token.provider === 'google.com'
    ? GoogleAuthProvider.credential(token.idToken)
    : new OAuthProvider('apple.com').credential({ idToken: token.idToken, rawNonce: token.nonce });

/**
 * Opens the identity provider behind `Session`, in a separate chunk. Errors are the SDK's; the
 * session converts them to `IdentityError`.
 */
export function openAuth(config: SiteConfig) {
  const { app } = firebaseContext(config);
  const auth = initializeAuth(app, {
    // Local storage is read at once. IndexedDB would take five answers in a row at the start.
    persistence: [browserLocalPersistence, inMemoryPersistence],
  });
  if (config.emulators) {
    connectAuthEmulator(auth, `http://${config.emulators.auth}`, { disableWarnings: true });
  }
  // The SDK refreshes the token 5 minutes before its expiry only while another SDK listens. The
  // full Firestore listens, but the SDKs that we load do not. Source: CONST-token-refresh.
  _getProvider(app, 'auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
  /** @throws {Error} for a visitor */
  const signedIn = (): User => {
    if (!auth.currentUser) throw new Error('Nobody is signed in.');
    return auth.currentUser;
  };
  async function saveName(user: User, displayName: string) {
    await updateProfile(user, { displayName });
    // The token contains the name, so renew it. A new token also announces the changed profile.
    await user.getIdToken(true);
  }
  const home = { url: new URL('/', location.href).href };

  return {
    /** Emits on every log-in, log-out and change of the profile; first after storage was read. */
    watch: (next: (user: CurrentUser | null) => void) =>
      onIdTokenChanged(auth, (user) => next(user && currentUser(user))),
    /** Emits the token on every log-in and refresh; undefined for a visitor. */
    watchIdToken: (next: (idToken: string | undefined) => void) =>
      onIdTokenChanged(auth, (user) => tellIdToken(auth, user, next)),
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    async signUp(username: string, email: string, password: string) {
      // If an earlier attempt broke before the name was saved, the account exists already.
      const begun = auth.currentUser?.email === email.toLowerCase() ? auth.currentUser : undefined;
      const user = begun ?? (await createUserWithEmailAndPassword(auth, email, password)).user;
      await saveName(user, username);
    },
    signInWithGoogle: () =>
      signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
    signInWithIdToken: (token: IdToken) => signInWithCredential(auth, credentialOf(token)),
    sendPasswordResetEmail: (email: string) => sendPasswordResetEmail(auth, email),
    sendVerificationEmail: () => sendEmailVerification(signedIn(), home),
    verifyBeforeUpdateEmail: (email: string) => verifyBeforeUpdateEmail(signedIn(), email, home),
    updatePassword: (password: string) => updatePassword(signedIn(), password),
    updateUsername: (username: string) => saveName(signedIn(), username),
    reauthenticate: (password: string) => {
      const user = signedIn();
      return reauthenticateWithCredential(
        user,
        EmailAuthProvider.credential(user.email ?? '', password),
      );
    },
    reauthenticateWithGoogle: () =>
      reauthenticateWithPopup(signedIn(), new GoogleAuthProvider(), browserPopupRedirectResolver),
    async refresh() {
      const user = signedIn();
      await user.reload();
      // The token contains these facts too.
      await user.getIdToken(true);
    },
    async isTeacher() {
      const { claims } = (await auth.currentUser?.getIdTokenResult()) ?? {};
      return claims?.teacher === true;
    },
    signOut: () => signOut(auth),
  };
}

export type Auth = ReturnType<typeof openAuth>;
