import { distinctUntilChanged, map } from 'rxjs';
import { isLoggedIn, type MessageFromParentApp, type Platform } from 'shared-contracts';

/**
 * Tells the parent app of every log-in, so that its purchases belong to the learner. A log-in before
 * this code was loaded is told too. Source: SPEC §7, INTERFACES §4.
 */
export function announceLogIns({ session, parentApp }: Platform): void {
  session.state$
    .pipe(
      map((state) => (isLoggedIn(state) ? state.user.UID : undefined)),
      distinctUntilChanged(),
    )
    .subscribe((uid) => {
      if (uid !== undefined) parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid });
    });
}

/**
 * Acts on a message of the parent app: an ID token signs in, and a failure of that, there or here, is
 * shown with the browser's alert; a redirect opens a path of ours; the loading animation stops. Nothing
 * throws. Source: EVENT-redirect, EVENT-id-token, EVENT-stop-loading, ERROR-native-sign-in.
 */
export function receive(
  message: MessageFromParentApp,
  { session, loading, navigation }: Platform,
): void {
  switch (message.type) {
    case 'STOP_LOADING':
      return loading.reset();
    case 'REDIRECT':
      return navigation.go(message.payload.path);
    case 'SIGN_IN_FAILED':
      return window.alert(message.payload.message);
    case 'LOG_IN_WITH_ID_TOKEN':
      session
        .signInWithIdToken(message.payload)
        .catch((error: unknown) =>
          window.alert(error instanceof Error ? error.message : String(error)),
        );
      return;
    // Kept by the bridge, in `packages$`.
    case 'SUBSCRIPTION_PACKAGES':
      return;
  }
}
