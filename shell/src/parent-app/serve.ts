import { distinctUntilChanged, map } from 'rxjs';
import { toError, uidOf, type MessageFromParentApp, type Platform } from 'shared-contracts';
import { forgetDrafts } from 'kit/post';
import type { ServedPlatform } from './served-platform';
import { followVisits, type StoreVisits } from './store/follow-visits';

/** Functions that serve the parent app. */
export interface Served {
  receive(message: MessageFromParentApp): void;
  readonly beginVisit: StoreVisits['begin'];
}

/** Serves the parent app from now on; announces an earlier log-in, too. */
export function serve(platform: ServedPlatform): Served {
  announceLogIns(platform);
  platform.session.state$.subscribe((state) => {
    if (state.status !== 'unknown') forgetDrafts(uidOf(state));
  });
  const visits = followVisits(platform);
  return {
    receive: (message) => receive(message, platform, visits),
    beginVisit: visits.begin,
  };
}

/**
 * Tells the parent app every log-in, so its purchases belong to the learner. A log-in before this
 * code was loaded is told too. Source: WRAPPER-log-in.
 */
function announceLogIns({ session, parentApp }: Platform): void {
  session.state$.pipe(map(uidOf), distinctUntilChanged()).subscribe((uid) => {
    if (uid !== undefined) parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid });
  });
}

/**
 * Handles a message of the parent app. An ID token signs in; the browser's alert shows a failure of
 * the app or of our sign-in. A redirect opens a path of ours. Nothing throws.
 * Source: EVENT-redirect, EVENT-id-token, EVENT-stop-loading, ERROR-native-sign-in.
 */
function receive(
  message: MessageFromParentApp,
  { session, loading, navigation }: Platform,
  visits: StoreVisits,
): void {
  switch (message.type) {
    case 'STOP_LOADING':
      visits.answered(message.payload.outcome);
      return loading.reset();
    case 'REDIRECT':
      return navigation.go(message.payload.path);
    case 'SIGN_IN_FAILED':
      return window.alert(message.payload.message);
    case 'LOG_IN_WITH_ID_TOKEN':
      session
        .signInWithIdToken(message.payload)
        .catch((error: unknown) => window.alert(toError(error).message));
      return;
    // The bridge stores it in `packages$`.
    case 'SUBSCRIPTION_PACKAGES':
      return;
  }
}
