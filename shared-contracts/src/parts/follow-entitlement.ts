import type { Observable } from 'rxjs';
import { failure, idle, loading, success } from '../async-state';
import { ENTITLEMENT_STALE_MS } from '../constants';
import { documentPaths } from '../document-paths';
import { isLoggedIn } from '../entities/index';
import type { AppError } from '../errors';
import type { Platform } from '../platform/index';
import type { OwnEntitlement } from './own-entitlement';

interface Surroundings extends Pick<Platform, 'session' | 'documents' | 'events' | 'log'> {
  /** Emits whenever the page becomes visible again. */
  readonly pageReturns$: Observable<unknown>;
}

/**
 * Keeps the learner's own plan up to date: reads it after a log-in, after `subscriptionChanged`, and
 * when the page comes back five minutes after the last read. A later read outruns an earlier one. A
 * plan that is known stays while it is read again, and also when that read fails.
 */
export function followEntitlement(
  { state$, isWanted$, connect }: OwnEntitlement,
  { session, documents, events, log, pageReturns$ }: Surroundings,
): void {
  let uid: string | undefined;
  let latest = 0;
  let readAt = 0;

  async function read(): Promise<void> {
    if (uid === undefined || !isWanted$.value) return;
    const turn = ++latest;
    readAt = Date.now();
    if (state$.value.status !== 'success') state$.next(loading);
    try {
      const entitlement = await documents.get(documentPaths.entitlement(uid));
      if (turn === latest) state$.next(success(entitlement));
    } catch (error) {
      if (turn !== latest) return;
      log.warn("The learner's plan could not be read", { reason: String(error) });
      if (state$.value.status !== 'success') state$.next(failure(error as AppError));
    }
  }

  connect(read);
  session.state$.subscribe((state) => {
    const next = isLoggedIn(state) ? state.user.UID : undefined;
    // A new name or e-mail is not a new learner.
    if (next !== undefined && next === uid) return;
    uid = next;
    latest += 1;
    state$.next(state.status === 'visitor' ? success(undefined) : idle);
    void read();
  });
  isWanted$.subscribe((isWanted) => {
    if (isWanted && state$.value.status === 'idle') void read();
  });
  events.on('subscriptionChanged').subscribe(() => {
    // What was just bought opens on the next screen, so it is read even if nobody has asked before.
    if (isWanted$.value) void read();
    else isWanted$.next(true);
  });
  pageReturns$.subscribe(() => {
    if (Date.now() - readAt >= ENTITLEMENT_STALE_MS) void read();
  });
}
