import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type ConsentName } from 'shared-contracts';
import {
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { SignInUpScreen } from '../sign-in-up/Screen';
import { CollectConsentsScreen } from './Screen';

const BOXES: readonly [ConsentName, string][] = [
  ['PPandTandCConsent', 'Terms and conditions and Privacy Policy (required)'],
  ['RemindersConsent', 'Reminders about new lessons (optional)'],
  ['MarketingConsent', 'Newsletters and promotional emails (optional)'],
];
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('a visitor', () => {
  test.each(BOXES)(
    'gives and takes back %s [CONSENT-terms-required] [CONSENT-reminders-optional] [CONSENT-marketing-optional]',
    async (name, label) => {
      const { user, platform } = renderScreen(CollectConsentsScreen);
      const one = screen.getByRole('checkbox', { name: label });
      expect(one).not.toBeChecked();
      expect(one).toHaveAccessibleDescription(/\w/);
      await user.click(one);
      expect(one).toBeChecked();
      expect(platform.consents.state$.value[name]).toBe(true);
      await user.click(one);
      expect(platform.consents.state$.value[name]).toBe(false);
    },
  );

  test('clears the highlight with any change [CONSENT-change-clears-underline]', async () => {
    const platform = createInMemoryPlatform();
    platform.consents.highlight();
    const { user } = renderScreen(CollectConsentsScreen, platform);
    await user.click(box(/Reminders/));
    expect(platform.consents.state$.value.isUnderlined).toBe(false);
    expect(box(/^Terms/)).toBeValid();
  });

  test('opens terms and privacy policy in a new window', () => {
    renderScreen(CollectConsentsScreen);
    for (const name of ['Terms and conditions', 'Privacy Policy']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('goes to the sign-up form, which has the same ticks', async () => {
    const { user, platform, unmount } = renderScreen(CollectConsentsScreen);
    await user.click(box(/^Terms and conditions/));
    expect(screen.getByText(/^Nothing is saved on this page/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(platform.recorded.paths).toEqual(['/sign-in-up']);
    unmount();
    renderScreen(SignInUpScreen, platform);
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  });
});

describe('a learner', () => {
  /** Opens the form as the consent flow does, from the page `from`. */
  async function open({
    from = '/videos/x',
    ...options
  }: InMemoryOptions & { from?: string } = {}) {
    const platform = createInMemoryPlatform({ session: aMember(), path: from, ...options });
    platform.navigation.go('/collect-consents');
    const rendered = renderScreen(CollectConsentsScreen, platform);
    return {
      ...rendered,
      save: async () => rendered.user.click(screen.getByRole('button', { name: 'Save' })),
      pathname: () => platform.navigation.location$.value.pathname,
    };
  }

  test('stores all three and goes back to the previous page [DOC-write-user] [ENTITY-user-document]', async () => {
    const { user, platform, save, pathname } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Terms/ }));
    await user.click(box(/Newsletters/));
    await save();
    await waitFor(() => expect(pathname()).toBe('/videos/x'));
    expect(await platform.documents.get('Users/uid-heidi')).toMatchObject({
      DocID: 'uid-heidi',
      PrivacyPolicyAndTermsAndConditionsConsent: { didUserAgree: true },
      RemindersConsent: { didUserAgree: false },
      MarketingConsent: { didUserAgree: true },
    });
  });

  test('stores nothing without the required one, highlights it and says so in an alert', async () => {
    const { user, platform, save, pathname } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /Reminders/ }));
    const upload = jest.spyOn(platform.consents, 'upload');
    await save();
    expect(platform.recorded.alerts).toEqual([
      {
        title: 'Agree',
        description: 'Agree to Privacy Policy and Terms and Conditions',
        note: expect.stringContaining('tick the box'),
      },
    ]);
    expect(box(/^Terms/)).toBeInvalid();
    expect(box(/Reminders/)).toBeChecked();
    expect(upload).not.toHaveBeenCalled();
    expect(pathname()).toBe('/collect-consents');
    await act(async () => platform.pressAlertButton('OK'));
    await user.click(box(/^Terms/));
    expect(box(/^Terms/)).toBeValid();
  });

  test('keeps every tick when saving fails, and tries again', async () => {
    let isOffline = false;
    const { user, save, pathname } = await open({
      refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Terms/ }));
    isOffline = true;
    await save();
    expect(
      await screen.findByText(/could not be saved. What you ticked is still here/),
    ).toBeVisible();
    expect(box(/^Terms/)).toBeChecked();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(pathname()).toBe('/videos/x'));
  });

  test('shows that it saves, and saves once', async () => {
    const { user, platform, save } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Terms/ }));
    const upload = jest
      .spyOn(platform.consents, 'upload')
      .mockReturnValue(new Promise(() => undefined));
    await save();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await save();
    expect(upload).toHaveBeenCalledTimes(1);
  });

  describe('when they leave during a save', () => {
    const STORED = aUserDocument('uid-heidi', { MarketingConsent: false });

    /** Ticks Newsletters, saves on a slow connection and goes to another page. */
    async function leave() {
      const given = await open({ documents: { 'Users/uid-heidi': STORED } });
      const { documents, navigation, consents } = given.platform;
      await given.user.click(await screen.findByRole('checkbox', { name: /Newsletters/ }));
      let end: (failure?: AppError) => void = () => undefined;
      jest.spyOn(documents, 'merge').mockImplementationOnce(async () => {
        const failure = await new Promise<AppError | undefined>((resolve) => (end = resolve));
        if (failure) throw failure;
      });
      await given.save();
      given.unmount();
      navigation.go('/home');
      return {
        ...given,
        end: (failure?: AppError) => act(async () => end(failure)),
        newsletters: () => consents.state$.value.MarketingConsent,
      };
    }

    test('they stay on the other page, and what was saved is shown', async () => {
      const { end, newsletters, pathname } = await leave();
      expect(newsletters()).toBe(true);
      await end();
      expect(pathname()).toBe('/home');
      expect(newsletters()).toBe(true);
    });

    test('a failure shows the stored consents', async () => {
      const { end, newsletters } = await leave();
      await end(new AppError('unavailable', 'offline'));
      expect(newsletters()).toBe(false);
    });

    test('keeps the ticks of the next learner as they are', async () => {
      const { platform, end } = await leave();
      const { consents, setSession } = platform;
      setSession({ status: 'visitor' });
      setSession(aMember());
      await consents.manage();
      consents.set('MarketingConsent', true);
      await end(new AppError('unavailable', 'offline'));
      expect(consents.state$.value.MarketingConsent).toBe(true);
    });
  });

  test('reverts the ticks when the learner leaves without saving', async () => {
    const { user, platform, unmount } = await open({
      documents: { 'Users/uid-heidi': aUserDocument('uid-heidi', { MarketingConsent: false }) },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Newsletters/ }));
    unmount();
    expect(platform.consents.state$.value.MarketingConsent).toBe(false);
  });

  test('shows the consents that were given before', async () => {
    await open({
      documents: { 'Users/uid-heidi': aUserDocument('uid-heidi', { MarketingConsent: false }) },
    });
    expect(await screen.findByRole('checkbox', { name: /^Terms/ })).toBeChecked();
    expect(box(/Reminders/)).toBeChecked();
    expect(box(/Newsletters/)).not.toBeChecked();
  });

  test('offers to look them up again after a failure', async () => {
    let isOffline = true;
    const { user } = await open({
      refuseDocuments: () => (isOffline ? new AppError('unavailable', 'offline') : undefined),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: /^Terms/ })).not.toBeChecked();
  });

  test.each([
    ['came from the log-in form', { from: '/sign-in-up?startWithLogIn=true' }],
    ['names another site', { path: '/collect-consents?next=%2F%2Fevil.example' }],
  ])(
    'goes home when the address %s',
    async (_, { from, path }: { from?: string; path?: string }) => {
      const platform = createInMemoryPlatform({ session: aMember(), path: path ?? from ?? '/' });
      if (from !== undefined) platform.navigation.go('/collect-consents');
      const { user } = renderScreen(CollectConsentsScreen, platform);
      await user.click(await screen.findByRole('checkbox', { name: /^Terms/ }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(platform.navigation.location$.value.pathname).toBe('/home'));
    },
  );
});

test('waits until the session is known', () => {
  renderScreen(CollectConsentsScreen, createInMemoryPlatform({ session: { status: 'unknown' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading your consents');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
