import { NO_CONSENTS } from 'shared-contracts';
import { aUserDocument } from 'common-testing';
import { differingConsents, eitherOf, isReadWithoutConsent, toConsentState } from './consent-rules';

describe('isReadWithoutConsent [CONSENTFLOW-not-agreed]', () => {
  test.each([
    '/collect-consents',
    '/terms-and-conditions',
    '/terms-and-conditions/prices',
    '/privacy-policy',
    '/privacy-policy-google',
    '/privacy-policy/en',
  ])('%s is', (path) => {
    expect(isReadWithoutConsent(path)).toBe(true);
  });

  test.each(['/', '/home', '/disclaimer', '/privacy-policy-of-others', '/videos/privacy-policy'])(
    '%s is not',
    (path) => {
      expect(isReadWithoutConsent(path)).toBe(false);
    },
  );
});

test('reads a missing or malformed consent as not given', () => {
  const stored = {
    MarketingConsent: { didUserAgree: true, Date: '2026-11-16T12:00:00.000Z' },
    RemindersConsent: { didUserAgree: 'yes' as unknown as boolean, Date: '' },
  };
  expect(toConsentState(stored)).toEqual({
    PPandTandCConsent: false,
    RemindersConsent: false,
    MarketingConsent: true,
    isUnderlined: false,
  });
});

test('keeps a consent given in either of the two', () => {
  const form = { ...NO_CONSENTS, PPandTandCConsent: true, isUnderlined: true };
  const stored = { ...NO_CONSENTS, RemindersConsent: true };
  expect(eitherOf(form, stored)).toEqual({ ...form, RemindersConsent: true });
  expect(eitherOf(stored, form)).toEqual({ ...stored, PPandTandCConsent: true });
});

test('names the consents that differ in a document or are missing', () => {
  const state = { ...NO_CONSENTS, PPandTandCConsent: true };
  const { MarketingConsent, ...poor } = aUserDocument('heidi', { MarketingConsent: false });
  expect(differingConsents(state, { ...poor, MarketingConsent })).toEqual(['RemindersConsent']);
  expect(differingConsents(state, poor)).toEqual(['RemindersConsent', 'MarketingConsent']);
});
