import { CONSENT_LOAD_DELAY_MS, isReadWithoutConsent, type Platform } from 'shared-contracts';
import type { ShellConsents } from './create-consents';

interface Surroundings extends Pick<Platform, 'events' | 'navigation'> {
  readonly consents: ShellConsents;
}

/**
 * After a log-in and 2000 ms the consents are managed, and who has not agreed is asked. An upload
 * does not wait for that: a new account's consents are stored with it (SPEC §4, Sign-up), and the
 * delay is its second attempt. A failure never leads anywhere. Source: SPEC §4, Consent flow.
 */
export function followLogIn({ consents, events, navigation }: Surroundings): void {
  let delay: ReturnType<typeof setTimeout> | undefined;

  const askWhoHasNotAgreed = async () => {
    await consents.manage();
    const isMissing = consents.status$.value.status === 'missing';
    if (isMissing && !isReadWithoutConsent(navigation.location$.value.pathname)) {
      navigation.go('/collect-consents');
    }
  };

  events.on('userLoggedOut').subscribe(() => clearTimeout(delay));
  events.on('userLoggedIn').subscribe(() => {
    clearTimeout(delay);
    delay = setTimeout(() => void askWhoHasNotAgreed(), CONSENT_LOAD_DELAY_MS);
    if (consents.isUploadWanted) void consents.manage();
  });
}
