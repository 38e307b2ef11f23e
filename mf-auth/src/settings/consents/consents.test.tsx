import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, NO_CONSENTS } from 'shared-contracts';
import {
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { CollectConsentsScreen } from '../../collect-consents/Screen';
import { SettingsScreen } from '../Screen';

const STORED = aUserDocument('uid-heidi', { MarketingConsent: false });
const NEW_TIME = '2026-11-21T10:00:00.000Z';

async function open(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: { 'Users/uid-heidi': STORED },
    now: () => new Date(NEW_TIME),
    ...options,
  });
  const rendered = renderScreen(SettingsScreen, platform);
  await act(async () => {});
  return { ...rendered, stored: () => platform.documents.get('Users/uid-heidi') };
}

const reminders = () => screen.getByRole('switch', { name: 'Reminders about new lessons' });
const marketing = () => screen.getByRole('switch', { name: 'Newsletters and promotional emails' });

test('shows the required one as given, and says how to withdraw it', async () => {
  await open();
  expect(screen.getByText('Terms and conditions and Privacy Policy: you agreed')).toBeVisible();
  expect(screen.getByText(/delete your account on/)).toBeVisible();
  expect(
    screen.getAllByRole('link', { name: 'My account' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/my-account', '/my-account']);
});

test('shows the others as they are stored, and saves a change at once, with a new time for it alone [VALID-optional-consents]', async () => {
  const { user, stored } = await open();
  expect(reminders()).toBeChecked();
  expect(marketing()).not.toBeChecked();
  await user.click(marketing());
  expect(marketing()).toBeChecked();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await stored()).toEqual({
    ...STORED,
    MarketingConsent: { didUserAgree: true, Date: NEW_TIME },
  });
});

test('says that saving failed, and shows the stored values', async () => {
  let isOffline = false;
  const { user, stored } = await open({
    refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
  });
  isOffline = true;
  await user.click(reminders());
  expect(await screen.findByText(/could not be saved, so nothing has changed/)).toBeVisible();
  expect(reminders()).toBeChecked();
  isOffline = false;
  expect(await stored()).toEqual(STORED);
  await user.click(reminders());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(reminders()).not.toBeChecked();
});

test('saves a change during a save after it: the last change wins', async () => {
  const { user, platform, stored } = await open();
  const { upload } = platform.consents;
  let go: () => void = () => undefined;
  jest.spyOn(platform.consents, 'upload').mockImplementationOnce(async (names) => {
    const wanted = platform.consents.state$.value;
    await new Promise<void>((resolve) => (go = resolve));
    // The values at the time of the call, as they are sent.
    const later = platform.consents.state$.value;
    for (const name of names ?? []) platform.consents.set(name, wanted[name]);
    await upload(names);
    for (const name of names ?? []) platform.consents.set(name, later[name]);
  });
  await user.click(marketing());
  await user.click(marketing());
  await user.click(reminders());
  await act(async () => go());
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      RemindersConsent: { didUserAgree: false },
      MarketingConsent: { didUserAgree: false },
    }),
  );
});

describe('a learner who logs out while a change is being saved', () => {
  const ALL = aUserDocument('uid-heidi');
  const HERS = aUserDocument('uid-vreni', { MarketingConsent: false });
  const VRENI = aMember({ UID: 'uid-vreni', email: 'vreni@example.com' });

  /** Heidi has given all consents and switched Reminders off; the connection is slow. */
  async function change() {
    const given = await open({ documents: { 'Users/uid-heidi': ALL, 'Users/uid-vreni': HERS } });
    const { documents } = given.platform;
    const merge = documents.merge.bind(documents);
    let end: (failure?: AppError) => void = () => undefined;
    jest.spyOn(documents, 'merge').mockImplementationOnce(async (...args) => {
      const failure = await new Promise<AppError | undefined>((resolve) => (end = resolve));
      if (failure) throw failure;
      return merge(...args);
    });
    await given.user.click(reminders());
    return {
      ...given,
      logIn: (member = aMember()) => act(async () => given.platform.setSession(member)),
      logOut: () => act(async () => given.platform.setSession({ status: 'visitor' })),
      end: (failure?: AppError) => act(async () => end(failure)),
    };
  }

  test.each([
    ['succeeds', undefined],
    ['fails', new AppError('unavailable', 'offline')],
  ])('leaves nothing for the next sign-up on the device when it %s', async (_, failure) => {
    const { platform, logOut, end } = await change();
    await logOut();
    await end(failure);
    expect(platform.consents.state$.value).toEqual(NO_CONSENTS);
    expect(platform.consents.status$.value).toEqual({ status: 'idle' });
  });

  test.each([
    ['succeeds', undefined],
    ['fails', new AppError('unavailable', 'offline')],
  ])("changes nothing of another learner's when it %s", async (_, failure) => {
    const { platform, logIn, logOut, end } = await change();
    await logOut();
    await logIn(VRENI);
    await end(failure);
    expect(await platform.documents.get('Users/uid-vreni')).toEqual(HERS);
    expect(reminders()).toBeChecked();
    expect(marketing()).not.toBeChecked();
  });

  test('has it saved, and it stays saved after the next log-in', async () => {
    const { logIn, logOut, end, stored } = await change();
    await logOut();
    await logIn();
    await end();
    expect(await stored()).toEqual({
      ...ALL,
      RemindersConsent: { didUserAgree: false, Date: NEW_TIME },
    });
  });
});

test('shows the stored values, not ticks of another screen that were never saved', async () => {
  const { user, platform, stored, unmount } = await open();
  unmount();
  const form = renderScreen(CollectConsentsScreen, platform);
  await user.click(screen.getByRole('checkbox', { name: /^Newsletters/ }));
  // The next screen mounts before the previous one cleans up.
  renderScreen(SettingsScreen, platform);
  form.unmount();
  expect(marketing()).not.toBeChecked();
  await user.click(marketing());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await stored()).toMatchObject({ MarketingConsent: { didUserAgree: true } });
});

test('leads a learner without consent to the page of the consents', async () => {
  await open({ documents: {} });
  expect(screen.getByRole('link', { name: 'Give your consents' })).toHaveAttribute(
    'href',
    '/collect-consents',
  );
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('offers to look them up again after a failure', async () => {
  let isOffline = true;
  const { user } = await open({
    refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
  });
  const consents = within(screen.getByRole('region', { name: 'Consents' }));
  expect(consents.getByText(/could not be loaded/)).toBeVisible();
  isOffline = false;
  await user.click(consents.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('switch', { name: /Reminders/ })).toBeChecked();
});
