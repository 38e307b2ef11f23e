import { CONSENT_LOAD_DELAY_MS, type Platform } from 'shared-contracts';
import { isReadWithoutConsent } from './consent-rules';
import type { ConnectableConsents } from './create-consents';

interface Surroundings extends Pick<Platform, 'events' | 'navigation'> {
  readonly consents: ConnectableConsents;
}

/**
 * Manages the consents 2000 ms after a log-in, and leads a learner who has not agreed to the
 * consent form. A new account stores its consents at once (SIGNUP-creates-account); the later call
 * is its retry. A failure leads nowhere. Source: CONSENTFLOW-delay, CONSENTFLOW-not-agreed.
 */
export function followLogIn({ consents, events, navigation }: Surroundings): void {
  let delay: ReturnType<typeof setTimeout> | undefined;

  const askUnlessAgreed = async () => {
    await consents.manage();
    const isMissing = consents.status$.value.status === 'missing';
    if (isMissing && !isReadWithoutConsent(navigation.location$.value.pathname)) {
      navigation.go('/collect-consents');
    }
  };

  events.on('userLoggedOut').subscribe(() => clearTimeout(delay));
  events.on('userLoggedIn').subscribe(() => {
    clearTimeout(delay);
    delay = setTimeout(() => void askUnlessAgreed(), CONSENT_LOAD_DELAY_MS);
    // Lets a test in Node end before the delay.
    (delay as { unref?: () => void }).unref?.();
    if (consents.isUploadWanted) void consents.manage();
  });
}
