import type { Log } from 'shared-contracts';

interface SyncOptions {
  /** Path for the token, on this page's own origin: `/api/session`. */
  readonly path: string;
  /** Calls back with the user's token, and with every renewed one. */
  readonly watch: (next: (idToken: string | undefined) => void) => void;
  readonly log: Log;
  /** Default: this page's origin. */
  readonly origin?: string;
}

/**
 * Keeps a copy of the ID token on a server of our own origin, for example one that renders personal
 * pages: POST with the token on every log-in and refresh, DELETE on log-out. It never throws, and
 * logs a missing server once. Source: IDENTITY-token-sync.
 */
export function syncIdToken({ path, watch, log, origin = location.origin }: SyncOptions): void {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin !== origin) {
    log.error('The ID token is not synchronised: idTokenSyncPath must be a path of this origin', {
      idTokenSyncPath: path,
      origin,
    });
    return;
  }

  let lastSent: string | undefined;
  let isLogged = false;
  let previous: Promise<void> = Promise.resolve();

  const send = async (idToken: string | undefined) => {
    try {
      const { ok, status } = await fetch(url, {
        method: idToken === undefined ? 'DELETE' : 'POST',
        ...(idToken !== undefined && { headers: { Authorization: `Bearer ${idToken}` } }),
      });
      if (!ok) throw new Error(`It answered ${status}`);
    } catch (error) {
      if (!isLogged) log.warn('The ID token could not be synchronised', { path, error });
      isLogged = true;
    }
  };

  watch((idToken) => {
    // A visitor from the start has no copy to delete.
    if (idToken === lastSent) return;
    lastSent = idToken;
    // Send requests one after the other, so a DELETE never overtakes the POST before it.
    previous = previous.then(() => send(idToken));
  });
}
