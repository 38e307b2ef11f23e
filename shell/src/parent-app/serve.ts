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
 * Acts on a message of the parent app. Its ID token signs in here, and a failure of that, there or
 * here, is shown with the browser's alert. It can also stop the loading animation. Source: SPEC §7,
 * §8 (Native bridge sign-in failure), INTERFACES §4.
 */
export function receive(message: MessageFromParentApp, { session, loading }: Platform): void {
  if (message.type === 'STOP_LOADING') loading.reset();
  if (message.type === 'SIGN_IN_FAILED') window.alert(message.payload.message);
  if (message.type !== 'LOG_IN_WITH_ID_TOKEN') return;
  session
    .signInWithIdToken(message.payload)
    .catch((error: unknown) =>
      window.alert(error instanceof Error ? error.message : String(error)),
    );
}
