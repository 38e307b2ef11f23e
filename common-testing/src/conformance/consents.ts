import { NO_CONSENTS } from 'shared-contracts';
import type { Given } from './harness';

export function consentPromises(given: Given): void {
  test('starts with none', () => {
    expect(given().platform.consents.state$.value).toEqual(NO_CONSENTS);
  });

  test('changes one consent at a time and clears the underline with any change [CONSENT-change-clears-underline] [ENTITY-consent-state]', () => {
    const { consents } = given().platform;
    consents.highlight();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, isUnderlined: true });
    consents.set('MarketingConsent', true);
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, MarketingConsent: true });
    consents.highlight();
    consents.set('MarketingConsent', false);
    expect(consents.state$.value).toEqual(NO_CONSENTS);
  });

  test('sets all to false on reset [ENTITY-consent-reset]', () => {
    const { consents } = given().platform;
    consents.set('PPandTandCConsent', true);
    consents.set('RemindersConsent', true);
    consents.highlight();
    consents.reset();
    expect(consents.state$.value).toEqual(NO_CONSENTS);
  });

  test('keeps them through a log-in and resets them on log-out', async () => {
    const { platform, accounts } = given();
    platform.consents.set('PPandTandCConsent', true);
    await platform.session.signInWithEmailAndPassword(
      accounts.known.email,
      accounts.known.password,
    );
    expect(platform.consents.state$.value.PPandTandCConsent).toBe(true);
    await platform.session.signOut();
    expect(platform.consents.state$.value).toEqual(NO_CONSENTS);
  });
}
