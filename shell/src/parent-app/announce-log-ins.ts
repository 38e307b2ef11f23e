import { distinctUntilChanged, map } from 'rxjs';
import { isLoggedIn, type Platform } from 'shared-contracts';

/**
 * Tells the parent app of every log-in, so that its purchases belong to the learner; also of one that
 * came before this code. Source: SPEC §7, INTERFACES §4.
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
