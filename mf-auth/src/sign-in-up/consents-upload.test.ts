import { aUserDocument, createInMemoryPlatform } from 'common-testing';
import { createSignInStore } from './sign-in-store';

const VRENI = {
  UID: 'vreni',
  username: 'Vreni',
  email: 'vreni@example.com',
  password: 'gruezi-mitenand',
};
const STORED = aUserDocument('vreni');

function setUp() {
  const platform = createInMemoryPlatform({
    accounts: [VRENI],
    documents: { 'Users/vreni': STORED },
    google: { email: VRENI.email, username: VRENI.username },
  });
  const store = createSignInStore(platform, () => undefined);
  platform.consents.set('PPandTandCConsent', true);
  const uid = () => {
    const state = platform.session.state$.value;
    return state.status === 'member' ? state.user.UID : '';
  };
  return { platform, store, stored: () => platform.documents.get(`Users/${uid()}`) };
}

const typed = { email: 'ueli@example.com', password: 'mitenand' };

test('a sign-up stores the consents of its form [ENTITY-upload-flag] [SIGNUP-creates-account]', async () => {
  const { platform, store, stored } = setUp();
  await store.submit({ mode: 'sign-up', username: 'Ueli', ...typed });
  await platform.consents.manage();
  expect(platform.consents.status$.value).toEqual({ status: 'success' });
  expect(await stored()).toMatchObject({
    PrivacyPolicyAndTermsAndConditionsConsent: { didUserAgree: true },
    RemindersConsent: { didUserAgree: false },
    MarketingConsent: { didUserAgree: false },
  });
});

test('a log-in after a refused sign-up overwrites no consents', async () => {
  const { platform, store, stored } = setUp();
  const { username, email, password } = VRENI;
  await store.submit({ mode: 'sign-up', username, email, password });
  expect(platform.recorded.alerts).toMatchObject([{ title: 'Oops.' }]);
  await store.submit({ mode: 'log-in', email, password });
  await platform.consents.manage();
  expect(await stored()).toEqual(STORED);
  expect(platform.consents.state$.value.MarketingConsent).toBe(true);
});

test('Google on the log-in form overwrites no consents', async () => {
  const { platform, store, stored } = setUp();
  await store.submit({ mode: 'sign-up', ...VRENI });
  await store.continueWith('google.com', 'log-in');
  await platform.consents.manage();
  expect(await stored()).toEqual(STORED);
});

test('Google on the sign-up form withdraws no consent, and keeps the time of the old ones', async () => {
  const { platform, store, stored } = setUp();
  await store.continueWith('google.com', 'sign-up');
  await platform.consents.manage();
  expect(platform.consents.status$.value).toEqual({ status: 'success' });
  expect(platform.consents.state$.value.MarketingConsent).toBe(true);
  expect(await stored()).toEqual(STORED);
});
