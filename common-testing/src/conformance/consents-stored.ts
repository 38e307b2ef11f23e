import { CONSENT_LOAD_DELAY_MS, documentPaths, NO_CONSENTS } from 'shared-contracts';
import { appError, eventually } from './expectations';
import type { Given } from './harness';

const ALL = { PPandTandCConsent: true, RemindersConsent: true, MarketingConsent: true };
/** Tolerance of timers, which on a busy machine start with the task that set them. */
const TIMER_PRECISION_MS = 50;

export function storedConsentPromises(given: Given): void {
  const logIn = () => {
    const { platform, accounts } = given();
    return platform.session.signInWithEmailAndPassword(
      accounts.known.email,
      accounts.known.password,
    );
  };
  /** Signs up a new user, whose consents were not loaded yet. */
  const signUp = async () => {
    const { platform, accounts } = given();
    const account = accounts.fresh();
    const { username, email, password } = account;
    await platform.session.signUpWithEmailAndPassword(username, email, password);
    const state = platform.session.state$.value;
    return { ...account, UID: state.status === 'member' ? state.user.UID : '' };
  };

  test('has nothing to manage or upload for a visitor', async () => {
    const { consents } = given().platform;
    await consents.manage();
    expect(consents.status$.value).toEqual({ status: 'idle' });
    await appError(consents.upload(), 'unauthenticated');
  });

  test('stores the three values of a user with consent, marks success, and forgets them on log-out [CONSENTFLOW-agreed] [ASYNC-consents] [DOC-read-user]', async () => {
    const { consents, session } = given().platform;
    await logIn();
    await consents.manage();
    expect(consents.status$.value).toEqual({ status: 'success' });
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, ...ALL });
    await session.signOut();
    expect(consents.status$.value).toEqual({ status: 'idle' });
    expect(consents.state$.value).toEqual(NO_CONSENTS);
  });

  test('reports missing consents, keeps the ticks, and stores them on upload [DOC-write-user] [ENTITY-user-document]', async () => {
    const { consents, documents, session, events } = given().platform;
    const { UID, email, password } = await signUp();
    consents.set('PPandTandCConsent', true);
    await consents.manage();
    expect(consents.status$.value).toEqual({ status: 'missing' });
    expect(consents.state$.value.PPandTandCConsent).toBe(true);

    consents.set('MarketingConsent', true);
    const collected = eventually(events.on('consentsCollected'));
    await consents.upload();
    expect(await collected).toEqual({ UID });
    expect(consents.status$.value).toEqual({ status: 'success' });
    const Date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/);
    expect(await documents.get(documentPaths.user(UID))).toEqual({
      DocID: UID,
      PrivacyPolicyAndTermsAndConditionsConsent: { didUserAgree: true, Date },
      RemindersConsent: { didUserAgree: false, Date },
      MarketingConsent: { didUserAgree: true, Date },
    });

    await session.signOut();
    await session.signInWithEmailAndPassword(email, password);
    await consents.manage();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, ...ALL, RemindersConsent: false });
  });

  test('keeps the time of consents that are not uploaded', async () => {
    const { consents, documents } = given().platform;
    const { UID } = await signUp();
    consents.set('PPandTandCConsent', true);
    await consents.upload();
    const before = await documents.get(documentPaths.user(UID));
    consents.set('RemindersConsent', true);
    await consents.upload(['RemindersConsent']);
    expect(await documents.get(documentPaths.user(UID))).toEqual({
      ...before,
      RemindersConsent: { didUserAgree: true, Date: expect.any(String) },
    });
  });

  test('uploads at once after a sign-up with the flag, and only then [CONSENTFLOW-manage] [ENTITY-upload-flag] [SIGNUP-creates-account]', async () => {
    const { consents, session } = given().platform;
    consents.set('PPandTandCConsent', true);
    consents.uploadAfterSignIn();
    const { email, password } = await signUp();
    await eventually(consents.status$, ({ status }) => status === 'success');

    await session.signOut();
    await session.signInWithEmailAndPassword(email, password);
    await consents.manage();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, PPandTandCConsent: true });
  });

  test('withdraws nothing from a member who signs in by the sign-up form, and keeps when they agreed', async () => {
    const { consents, documents, session } = given().platform;
    await logIn();
    const state = session.state$.value;
    const path = documentPaths.user(state.status === 'member' ? state.user.UID : '');
    const before = await documents.get(path);
    await session.signOut();

    consents.set('PPandTandCConsent', true);
    consents.uploadAfterSignIn();
    await logIn();
    await eventually(consents.status$, ({ status }) => status === 'success');
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, ...ALL });
    expect(await documents.get(path)).toEqual(before);
  });

  test('adds only the consents that such a member ticks on the sign-up form', async () => {
    const { consents, documents, session } = given().platform;
    const { UID, email, password } = await signUp();
    consents.set('PPandTandCConsent', true);
    consents.set('MarketingConsent', true);
    await consents.upload();
    const before = await documents.get(documentPaths.user(UID));
    await session.signOut();

    consents.set('PPandTandCConsent', true);
    consents.set('RemindersConsent', true);
    consents.uploadAfterSignIn();
    await session.signInWithEmailAndPassword(email, password);
    await eventually(consents.status$, ({ status }) => status === 'success');
    expect(await documents.get(documentPaths.user(UID))).toEqual({
      ...before,
      RemindersConsent: { didUserAgree: true, Date: expect.any(String) },
    });
  });

  test('puts back the stored values when a form is left without saving', async () => {
    const { consents, session } = given().platform;
    await logIn();
    await consents.manage();
    consents.set('MarketingConsent', false);
    consents.highlight();
    consents.revert();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, ...ALL });

    await session.signOut();
    consents.set('RemindersConsent', true);
    consents.revert();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, RemindersConsent: true });
  });

  test('restores the last upload; ticks stay while nothing is stored', async () => {
    const { consents } = given().platform;
    await signUp();
    await consents.manage();
    consents.set('PPandTandCConsent', true);
    consents.revert();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, PPandTandCConsent: true });
    await consents.upload();
    consents.set('RemindersConsent', true);
    await consents.upload(['RemindersConsent']);
    consents.set('MarketingConsent', true);
    consents.revert();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, ...ALL, MarketingConsent: false });
  });

  test('a log-in after a failed sign-up never overwrites stored consents', async () => {
    const { consents } = given().platform;
    consents.set('PPandTandCConsent', true);
    consents.uploadAfterSignIn();
    consents.uploadAfterSignIn(false);
    await logIn();
    await consents.manage();
    expect(consents.state$.value).toEqual({ ...NO_CONSENTS, ...ALL });
  });

  test('asks a user without consent, 2000 ms after the log-in [CONSENTFLOW-delay] [CONSENTFLOW-not-agreed] [CONST-consent-delay]', async () => {
    const { consents, navigation, events } = given().platform;
    navigation.go('/home?a=1');
    let loggedInAt = Number.NaN;
    const subscription = events.on('userLoggedIn').subscribe(() => {
      loggedInAt = performance.now();
    });
    await signUp();
    expect(consents.status$.value).toEqual({ status: 'idle' });
    await eventually(navigation.location$, ({ pathname }) => pathname === '/collect-consents');
    expect(performance.now() - loggedInAt).toBeGreaterThan(
      CONSENT_LOAD_DELAY_MS - TIMER_PRECISION_MS,
    );
    subscription.unsubscribe();
  });
}
