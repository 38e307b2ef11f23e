import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import {
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'shared-contracts/testing';
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

it('shows the required one as given, says why it cannot be withdrawn, and where that is done', async () => {
  await open();
  expect(screen.getByText('Terms and conditions and Privacy Policy: given')).toBeVisible();
  expect(screen.getByText(/delete your account on/)).toBeVisible();
  expect(
    screen.getAllByRole('link', { name: 'My account' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/my-account', '/my-account']);
});

it('shows the others as they are stored, and saves a change at once, with its own time only [VALID-optional-consents]', async () => {
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

it('shows what is stored when saving fails, and says so', async () => {
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

it('saves what is changed while something is being saved: the last wish wins', async () => {
  const { user, platform, stored } = await open();
  const { upload } = platform.consents;
  let go: () => void = () => undefined;
  jest.spyOn(platform.consents, 'upload').mockImplementationOnce(async (names) => {
    const wanted = platform.consents.state$.value;
    await new Promise<void>((resolve) => (go = resolve));
    // What stood in the form when it was asked for, as on the wire.
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

it('leads who has not agreed to where that is done', async () => {
  await open({ documents: {} });
  expect(screen.getByRole('link', { name: 'Give your consents' })).toHaveAttribute(
    'href',
    '/collect-consents',
  );
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('can have them looked up again when that failed', async () => {
  let isOffline = true;
  const { user } = await open({
    refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
  });
  expect(screen.getByText(/could not be looked up/)).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: /Reminders/ })).toBeChecked();
});
