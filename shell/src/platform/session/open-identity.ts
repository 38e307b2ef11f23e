import type { Platform, SiteConfig } from 'shared-contracts';
import { createConsentWork } from '../consents/consent-work';
import { followLogIn } from '../consents/follow-log-in';
import type { ShellConsents } from '../consents/create-consents';
import { openAuth, type Auth } from './firebase-auth';

interface Surroundings extends Platform {
  readonly consents: ShellConsents;
}

/**
 * Opens the identity provider, together with what begins with it: consents, and where configured
 * the copy of the ID token. All of it is one chunk, because none is needed before.
 */
export function openIdentity(config: SiteConfig, platform: Surroundings): Auth {
  const auth = openAuth(config);
  platform.consents.connect(createConsentWork(platform));
  followLogIn(platform);
  if (config.idTokenSyncPath !== undefined) syncIdToken(auth, config.idTokenSyncPath, platform);
  return auth;
}

function syncIdToken(auth: Auth, path: string, { log }: Surroundings): void {
  import(/* webpackChunkName: "id-token-sync" */ './sync-id-token').then(
    (chunk) => chunk.syncIdToken({ path, watch: auth.watchIdToken, log }),
    (error: unknown) => log.error('The sync of the ID token cannot be loaded', { error }),
  );
}
