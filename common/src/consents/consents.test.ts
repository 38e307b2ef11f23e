import { aMember, aUserDocument } from 'common-testing';
import { NO_CONSENTS, AppError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from '../in-memory/index';
import { createConsentWork } from './consent-work';
import { createConsents } from './create-consents';
import { followLogIn } from './follow-log-in';

const HEIDI = aMember({ UID: 'heidi' });
const UELI = aMember({ UID: 'ueli' });
const NEW_TIME = '2026-11-21T10:00:00.000Z';
const AGREED = {
  'Users/heidi': aUserDocument('heidi'),
  'Users/ueli': aUserDocument('ueli', { MarketingConsent: false }),
};

/**
 * The real consents between two in-memory Platforms: session and documents of one, everything else
 * of the other, so neither Platform's own consents interfere.
 */
function setUp({ session = { status: 'visitor' }, path = '/home', ...rest }: InMemoryOptions = {}) {
  const behind = createInMemoryPlatform({ session, ...rest });
  const around = createInMemoryPlatform({ path });
  const consents = createConsents();
  const { session: sessionBehind, documents, setSession } = behind;
  const platform = { ...around, session: sessionBehind, documents, consents };
  consents.connect(createConsentWork(platform));
  return { ...platform, setSession };
}

describe('after a log-in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function logIn(options: InMemoryOptions = {}) {
    const given = setUp(options);
    const { consents, events, setSession } = given;
    followLogIn(given);
    return {
      ...given,
      get: jest.spyOn(given.documents, 'get'),
      navigate: jest.spyOn(given.navigation, 'go'),
      enter(who = HEIDI) {
        setSession(who);
        events.emit('userLoggedIn', { UID: who.user.UID });
      },
      /** Acts like the session. */
      leave() {
        setSession({ status: 'visitor' });
        consents.reset();
        events.emit('userLoggedOut', {});
      },
    };
  }

  test('loads nothing for 2000 ms, then the consents [CONSENTFLOW-delay] [CONST-consent-delay]', async () => {
    const { consents, enter } = logIn({ documents: AGREED });
    enter();
    await jest.advanceTimersByTimeAsync(1999);
    expect(consents.status$.value).toEqual({ status: 'idle' });
    await jest.advanceTimersByTimeAsync(1);
    expect(consents.status$.value).toEqual({ status: 'success' });
    expect(consents.state$.value.MarketingConsent).toBe(true);
  });

  test('does not ask users who have agreed', async () => {
    const { enter, navigate } = logIn({ documents: AGREED });
    enter();
    await jest.advanceTimersByTimeAsync(2000);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['has no document', {}],
    [
      'has not agreed',
      {
        'Users/heidi': aUserDocument('heidi', { PrivacyPolicyAndTermsAndConditionsConsent: false }),
      },
    ],
  ])('asks who %s [CONSENTFLOW-not-agreed]', async (_, documents) => {
    const { consents, enter, navigate } = logIn({ documents });
    enter();
    await jest.advanceTimersByTimeAsync(2000);
    expect(consents.status$.value).toEqual({ status: 'missing' });
    expect(navigate).toHaveBeenCalledWith('/collect-consents');
  });

  test.each(['/collect-consents', '/terms-and-conditions', '/privacy-policy-google'])(
    'leaves who reads %s there [CONSENTFLOW-not-agreed]',
    async (path) => {
      const { consents, enter, navigate } = logIn({ path });
      enter();
      await jest.advanceTimersByTimeAsync(2000);
      expect(consents.status$.value).toEqual({ status: 'missing' });
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  test('a failed load asks no user, is logged, and is retried on request [ASYNC-consents] [ERROR-other-silent]', async () => {
    let isOffline = true;
    const { consents, enter, navigate, recorded } = logIn({
      documents: AGREED,
      refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
    });
    enter();
    await jest.advanceTimersByTimeAsync(2000);
    expect(consents.status$.value).toMatchObject({
      status: 'failure',
      error: { code: 'unavailable' },
    });
    expect(navigate).not.toHaveBeenCalled();
    expect(recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
    expect(recorded.alerts).toEqual([]);
    isOffline = false;
    await consents.manage();
    expect(consents.status$.value).toEqual({ status: 'success' });
  });

  test('drops the delay after a log-out', async () => {
    const { enter, leave, get } = logIn({ documents: AGREED });
    enter();
    await jest.advanceTimersByTimeAsync(1500);
    leave();
    await jest.advanceTimersByTimeAsync(5000);
    expect(get).not.toHaveBeenCalled();
  });

  /** A sign-up form with Reminders ticked, for an existing account that Google admits. */
  function signInByTheSignUpForm(stored: Parameters<typeof aUserDocument>[1]) {
    const document = aUserDocument('heidi', stored);
    const given = logIn({ documents: { 'Users/heidi': document }, now: () => new Date(NEW_TIME) });
    given.consents.set('PPandTandCConsent', true);
    given.consents.set('RemindersConsent', true);
    given.consents.uploadAfterSignIn();
    return { ...given, document, merge: jest.spyOn(given.documents, 'merge') };
  }

  test('withdraws nothing from an existing user, and dates only new consents anew', async () => {
    const { enter, documents, document } = signInByTheSignUpForm({ RemindersConsent: false });
    enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(await documents.get('Users/heidi')).toEqual({
      ...document,
      RemindersConsent: { didUserAgree: true, Date: NEW_TIME },
    });
  });

  test('uploads nothing and succeeds if all consents are stored already', async () => {
    const { consents, enter, merge } = signInByTheSignUpForm({ MarketingConsent: false });
    enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(merge).not.toHaveBeenCalled();
    expect(consents.status$.value).toEqual({ status: 'success' });
    expect(consents.isUploadWanted).toBe(false);
  });

  test('completes a document that lacks a consent, because the rules accept only complete ones', async () => {
    const { enter, documents } = signInByTheSignUpForm({});
    const { DocID, RemindersConsent } = aUserDocument('heidi');
    jest.spyOn(documents, 'get').mockResolvedValueOnce({ DocID, RemindersConsent });
    const merge = jest.spyOn(documents, 'merge');
    enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(merge).toHaveBeenCalledWith('Users/heidi', {
      DocID: 'heidi',
      PrivacyPolicyAndTermsAndConditionsConsent: expect.objectContaining({ didUserAgree: true }),
      MarketingConsent: expect.objectContaining({ didUserAgree: false }),
    });
  });

  test('uploads no form that a log-out has reset, even if the same learner is back', async () => {
    const { consents, enter, leave, get, merge } = signInByTheSignUpForm({});
    let answer: (document: object | undefined) => void = () => undefined;
    get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    enter();
    leave();
    enter();
    answer(undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(merge).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(consents.state$.value.MarketingConsent).toBe(true);
  });

  test('uploads at once when the flag is set, and clears it [CONSENTFLOW-manage] [ENTITY-upload-flag]', async () => {
    const { consents, enter, documents, navigate } = logIn();
    consents.set('PPandTandCConsent', true);
    consents.uploadAfterSignIn();
    enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(consents.status$.value).toEqual({ status: 'success' });
    expect(consents.isUploadWanted).toBe(false);
    expect(await documents.get('Users/heidi')).toMatchObject({
      DocID: 'heidi',
      PrivacyPolicyAndTermsAndConditionsConsent: { didUserAgree: true },
      RemindersConsent: { didUserAgree: false },
    });
    await jest.advanceTimersByTimeAsync(5000);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('keeps flag and ticks when the upload fails, and tries a second time after the delay [ASYNC-consents] [ERROR-other-silent]', async () => {
    let isOffline = true;
    const { consents, enter, navigate, recorded } = logIn({
      refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
    });
    consents.set('PPandTandCConsent', true);
    consents.uploadAfterSignIn();
    enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(consents.status$.value.status).toBe('failure');
    expect(recorded.alerts).toEqual([]);
    expect(recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
    expect(consents.isUploadWanted).toBe(true);
    expect(consents.state$.value.PPandTandCConsent).toBe(true);
    isOffline = false;
    await jest.advanceTimersByTimeAsync(2000);
    expect(consents.status$.value).toEqual({ status: 'success' });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('drops an answer that arrives after the log-out', async () => {
    const { consents, enter, leave, get } = logIn({ documents: AGREED });
    let answer: (document: object) => void = () => undefined;
    get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    enter();
    void consents.manage();
    leave();
    enter(UELI);
    await consents.manage();
    answer(AGREED['Users/heidi']);
    await jest.advanceTimersByTimeAsync(0);
    expect(consents.state$.value).toEqual({
      ...NO_CONSENTS,
      PPandTandCConsent: true,
      RemindersConsent: true,
    });
  });
});

describe('an upload', () => {
  test('drops an answer for an earlier visit, even if the same user is back', async () => {
    const { consents, documents, events, setSession } = setUp({ session: HEIDI });
    const collected = jest.fn();
    events.on('consentsCollected').subscribe(collected);
    let arrive: () => void = () => undefined;
    jest
      .spyOn(documents, 'merge')
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    consents.set('PPandTandCConsent', true);
    const uploaded = consents.upload();
    setSession({ status: 'visitor' });
    consents.reset();
    setSession(HEIDI);
    arrive();
    await expect(uploaded).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(consents.status$.value).toEqual({ status: 'idle' });
    expect(consents.state$.value).toEqual(NO_CONSENTS);
    expect(collected).not.toHaveBeenCalled();
  });

  test('keeps state and status after a failure, so a retry is possible', async () => {
    let isOffline = false;
    const { consents } = setUp({
      session: HEIDI,
      documents: AGREED,
      refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
    });
    await consents.manage();
    consents.set('MarketingConsent', false);
    isOffline = true;
    await expect(consents.upload()).rejects.toHaveProperty('code', 'unavailable');
    expect(consents.status$.value).toEqual({ status: 'success' });
    expect(consents.state$.value.MarketingConsent).toBe(false);
  });

  test('wins over a fetch that began earlier', async () => {
    const { consents, documents } = setUp({ session: HEIDI, documents: AGREED });
    let answer: (document: object) => void = () => undefined;
    jest.spyOn(documents, 'get').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const managed = consents.manage();
    consents.set('PPandTandCConsent', true);
    await consents.upload();
    answer(AGREED['Users/heidi']);
    await managed;
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, PPandTandCConsent: true });
    expect(consents.status$.value).toEqual({ status: 'success' });
  });
});

test('does nothing before the identity provider is loaded', async () => {
  const consents = createConsents();
  await consents.manage();
  expect(consents.status$.value).toEqual({ status: 'idle' });
  await expect(consents.upload()).rejects.toHaveProperty('code', 'unauthenticated');
  consents.set('PPandTandCConsent', true);
  consents.revert();
  expect(consents.state$.value.PPandTandCConsent).toBe(true);
});

describe('a form that is left without saving', () => {
  test('shows the last fetched or uploaded consents again', async () => {
    const { consents } = setUp({ session: UELI, documents: AGREED });
    await consents.manage();
    consents.set('RemindersConsent', false);
    await consents.upload(['RemindersConsent']);
    consents.set('MarketingConsent', true);
    consents.highlight();
    consents.revert();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, PPandTandCConsent: true });
  });

  test('keeps its ticks if nothing is stored', async () => {
    const { consents } = setUp({ session: HEIDI });
    await consents.manage();
    consents.set('MarketingConsent', true);
    consents.revert();
    expect(consents.state$.value.MarketingConsent).toBe(true);
  });

  test('does not show stored consents to the next learner on the device', async () => {
    const { consents, setSession } = setUp({ session: HEIDI, documents: AGREED });
    await consents.manage();
    setSession({ status: 'visitor' });
    consents.reset();
    consents.revert();
    expect(consents.state$.value).toEqual(NO_CONSENTS);
  });
});
