import { filter, fromEvent } from 'rxjs';
import {
  createConsentWork,
  followEntitlement,
  followLogIn,
  type ConnectableConsents,
  type OwnEntitlement,
} from 'common';
import type { Platform, SiteConfig } from 'shared-contracts';
import { openAuth, type Auth } from './firebase-auth';

interface Surroundings extends Platform {
  readonly consents: ConnectableConsents;
  readonly ownEntitlement: OwnEntitlement;
}

/**
 * Opens the identity provider and the services that need it: the consents, the learner's own plan
 * and, if configured, the copy of the ID token. All are one chunk, because nothing needs them
 * earlier.
 */
export function openIdentity(config: SiteConfig, platform: Surroundings): Auth {
  const auth = openAuth(config);
  platform.consents.connect(createConsentWork(platform));
  followLogIn(platform);
  const pageReturns$ = fromEvent(document, 'visibilitychange').pipe(
    filter(() => document.visibilityState === 'visible'),
  );
  followEntitlement(platform.ownEntitlement, { ...platform, pageReturns$ });
  if (config.idTokenSyncPath !== undefined) syncIdToken(auth, config.idTokenSyncPath, platform);
  return auth;
}

function syncIdToken(auth: Auth, path: string, { log }: Surroundings): void {
  import(/* webpackChunkName: "id-token-sync" */ './sync-id-token').then(
    (chunk) => chunk.syncIdToken({ path, watch: auth.watchIdToken, log }),
    (error: unknown) => log.error('The sync of the ID token cannot be loaded', { error }),
  );
}
