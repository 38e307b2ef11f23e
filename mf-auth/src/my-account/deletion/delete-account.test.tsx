import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, IdentityError, type CurrentUser } from 'shared-contracts';
import {
  aMember,
  createInMemoryPlatform,
  type InMemoryOptions,
  type InMemoryPlatform,
} from 'common-testing';
import { MyAccountScreen } from '../Screen';
import type { Deletion } from './delete-account';

const PASSWORD = 'gruezi-mitenand';

interface Options extends InMemoryOptions {
  readonly user?: Partial<CurrentUser>;
  /** The answers of the server, in the order of the calls. */
  readonly answers?: readonly (Deletion | AppError)[];
}

async function open({ user, answers = [{ status: 'deleted' }], ...options }: Options = {}) {
  const remaining = [...answers];
  const platform = createInMemoryPlatform({
    session: aMember(user),
    path: '/my-account',
    functions: {
      requestAccountDeletion: () => {
        const answer = remaining.shift() ?? new AppError('internal', 'No further answer');
        if (answer instanceof AppError) throw answer;
        return answer;
      },
    },
    ...options,
  });
  return openDialog(platform);
}

async function openDialog(platform: InMemoryPlatform) {
  const rendered = renderScreen(MyAccountScreen, platform);
  const press = () =>
    rendered.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  return {
    ...rendered,
    dialog: within(dialog),
    closeAndOpen: async () => {
      await rendered.user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
      await press();
      return within(await screen.findByRole('dialog'));
    },
    type: (password: string) =>
      rendered.user.type(within(dialog).getByLabelText('Current password'), password),
    confirm: () => rendered.user.click(screen.getByRole('button', { name: 'Delete forever' })),
    lastAlert: () => platform.recorded.alerts.at(-1),
  };
}

const calls = ({ platform }: Awaited<ReturnType<typeof open>>) =>
  platform.recorded.calls.map(({ name }) => name);

test('says what is erased and what is kept', async () => {
  const { dialog } = await open();
  const lists = dialog.getAllByRole('list').map((list) => list.textContent);
  expect(lists[0]).toMatch(/log-in.*consents.*comments.*private lessons.*payment provider/);
  expect(lists[1]).toMatch(/invoices.*cannot be turned back/);
});

test.each([
  ['web', false, /cancelled at once/],
  ['web', true, /cancelled at once/],
  ['ios', false, /not cancelled.*App Store.*keep paying/],
  ['ios', true, /cancelled it already.*ends on 1 December 2999.*pay nothing more/],
  ['android', false, /not cancelled.*Google Play.*keep paying/],
  ['android', true, /cancelled it already.*ends on 1 December 2999.*pay nothing more/],
] as const)(
  'on %s, with cancelled %s, it says what happens to the plan',
  async (platform, cancels, words) => {
    const record = {
      Tier: 1,
      ProductID: 'basic_monthly',
      identifier: 'BASIC_monthly',
      cancels,
      purchase_date: '2026-11-01T00:00:00.000Z',
      expires_date: '2999-12-01T12:00:00.000Z',
    };
    const { dialog } = await open({
      documents: {
        'Entitlements/uid-heidi': {
          ...record,
          platform,
          // Access lasts longer than the learner was told.
          expires_date: '2999-12-02T14:00:00.000Z',
          subscriptions: { basic_monthly: record },
        },
      },
    });
    expect(await dialog.findByText(words)).toBeVisible();
  },
);

test('covers every kind of plan when the plan cannot be loaded', async () => {
  const { dialog } = await open({
    refuseDocuments: () => new AppError('unavailable', 'offline'),
  });
  expect(dialog.getByText(/bought on the web is cancelled at once.*Google Play/)).toBeVisible();
});

test('deletes the account once the password is proved, logs out and says goodbye at home [ABOUT-account-deletion] [CALL-requestAccountDeletion]', async () => {
  const opened = await open();
  await opened.type(`${PASSWORD}{Enter}`);
  await waitFor(() => expect(opened.platform.session.state$.value.status).toBe('visitor'));
  expect(calls(opened)).toEqual(['requestAccountDeletion']);
  expect(opened.platform.navigation.location$.value.pathname).toBe('/home');
  expect(opened.lastAlert()).toMatchObject({ title: 'Your account has been deleted' });
});

test('says when the deletion is not complete yet, and which store still charges', async () => {
  const opened = await open({ answers: [{ status: 'continues', storeToCancel: 'ios' }] });
  await opened.type(PASSWORD);
  await opened.confirm();
  await waitFor(() =>
    expect(opened.lastAlert()).toMatchObject({
      title: 'Your account is being deleted',
      description: expect.stringContaining('until you cancel it in the App Store'),
    }),
  );
});

test('deletes nothing with a wrong password, says so, and keeps the dialog', async () => {
  const opened = await open();
  await opened.type('wrong');
  await opened.confirm();
  expect(calls(opened)).toEqual([]);
  expect(opened.lastAlert()).toMatchObject({
    title: 'Oops.',
    description: expect.stringMatching(/does not match[^]*Your account is still there/),
    details: expect.stringContaining('wrong-password'),
  });
  expect(opened.dialog.getByLabelText('Current password')).toHaveValue('wrong');
  expect(opened.platform.session.state$.value.status).toBe('member');
});

test('says what to do when the server refuses', async () => {
  const refusal = new AppError('failed-precondition', 'Log in again, then delete your account.');
  const opened = await open({ answers: [refusal] });
  await opened.type(PASSWORD);
  await opened.confirm();
  expect(opened.lastAlert()).toMatchObject({
    title: 'Oops.',
    description: expect.stringMatching(/^Log in again[^]*Your account is still there/),
  });
});

describe('when the answer is lost', () => {
  const lost = new AppError('unavailable', 'offline');
  const gone = new AppError('unauthenticated', 'This account no longer exists.');
  const claim = /still there/;

  /** Opens the dialog and makes one call that gets no answer. */
  async function openWithLostAnswer(...answers: (Deletion | AppError)[]) {
    const opened = await open({ answers: [lost, ...answers] });
    await opened.type(`${PASSWORD}{Enter}`);
    expect(opened.lastAlert()).toMatchObject({
      description: expect.stringContaining('it continues where it stopped'),
      buttons: [{ title: 'cancel' }, { title: 'retry' }],
    });
    // The provider no longer knows the account.
    const proof = jest
      .spyOn(opened.platform.session, 'reauthenticate')
      .mockRejectedValue(new IdentityError('user-not-found', 'No user'));
    const expectDeleted = () =>
      waitFor(() =>
        expect(opened.lastAlert()).toMatchObject({ title: 'Your account has been deleted' }),
      );
    return { ...opened, proof, expectDeleted };
  }

  test('a retry continues the deletion, although the provider no longer knows the account', async () => {
    const opened = await openWithLostAnswer(gone);
    await act(async () => opened.platform.pressAlertButton('retry'));
    await opened.expectDeleted();
    expect(opened.proof).not.toHaveBeenCalled();
    expect(opened.platform.session.state$.value.status).toBe('visitor');
  });

  test('a reopened dialog continues the deletion, and asks for no password', async () => {
    const opened = await openWithLostAnswer(gone);
    const dialog = await opened.closeAndOpen();
    expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(dialog.getByText(/asked for this already/)).toBeVisible();
    await opened.confirm();
    await opened.expectDeleted();
    expect(opened.proof).not.toHaveBeenCalled();
  });

  test('a reopened page continues the deletion', async () => {
    const opened = await openWithLostAnswer(gone);
    opened.unmount();
    const again = await openDialog(opened.platform);
    await again.confirm();
    await opened.expectDeleted();
  });

  test('keeps the password that was typed in the open dialog', async () => {
    const { dialog } = await openWithLostAnswer();
    expect(dialog.getByLabelText('Current password')).toHaveValue(PASSWORD);
  });

  test('later alerts do not claim that the account still exists', async () => {
    const opened = await openWithLostAnswer(
      new AppError('resource-exhausted', 'Too many calls.'),
      new AppError('failed-precondition', 'Log in again.'),
    );
    await opened.confirm();
    expect(opened.lastAlert()).toEqual({ title: 'Oops.', description: 'Too many calls.' });
    await opened.confirm();
    expect(opened.lastAlert()).toEqual({ title: 'Oops.', description: 'Log in again.' });
    // A recent log-in is missing, so the password is asked for again.
    await opened.confirm();
    expect(opened.proof).toHaveBeenCalledTimes(1);
    expect(opened.lastAlert()).toMatchObject({ title: 'Oops.' });
    expect(opened.lastAlert()?.description).not.toMatch(claim);
  });

  test.each([
    ['nobody', { status: 'visitor' } as const],
    ['somebody else', aMember({ UID: 'uid-peter', email: 'peter@example.com' })],
  ])('asks nothing and claims nothing while %s is logged in', async (_, session) => {
    const opened = await openWithLostAnswer(gone);
    act(() => opened.platform.setSession(session));
    await act(async () => opened.platform.pressAlertButton('retry'));
    expect(calls(opened)).toHaveLength(1);
    expect(opened.lastAlert()).toMatchObject({
      title: 'Oops.',
      description: expect.stringMatching(/^You are no longer logged in/),
    });
    expect(opened.platform.session.state$.value).toEqual(session);
  });

  test('does not take a refusal after a log-out for a finished deletion', async () => {
    let refuse: (error: AppError) => void = () => undefined;
    const opened = await openWithLostAnswer();
    jest
      .spyOn(opened.platform.functions, 'call')
      .mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await act(async () => opened.platform.pressAlertButton('retry'));
    act(() => opened.platform.setSession({ status: 'visitor' }));
    await act(async () => refuse(gone));
    expect(opened.lastAlert()).toEqual({ title: 'Oops.', description: gone.message });
  });
});

test('stays busy when its dialog is closed while the server works', async () => {
  const opened = await open();
  jest.spyOn(opened.platform.functions, 'call').mockReturnValue(new Promise(() => undefined));
  await opened.type(`${PASSWORD}{Enter}`);
  // The browser closes a dialog at the second Escape, even if the page prevents it.
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  await opened.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(screen.getByRole('button', { name: 'Delete forever' })).toHaveAttribute('aria-busy');
  expect(screen.getByText(/^Your account is being deleted/)).toBeVisible();
});

test('does not say that an account exists that was deleted elsewhere', async () => {
  const opened = await open();
  jest
    .spyOn(opened.platform.session, 'reauthenticate')
    .mockRejectedValue(new IdentityError('user-not-found', 'No user'));
  await opened.type(`${PASSWORD}{Enter}`);
  expect(opened.lastAlert()).toMatchObject({ details: 'No user' });
  expect(opened.lastAlert()?.description).not.toMatch(/still there/);
});

test('does not take a refusal of the first call for a finished deletion', async () => {
  const opened = await open({ answers: [new AppError('unauthenticated', 'Not signed in.')] });
  await opened.type(PASSWORD);
  await opened.confirm();
  expect(opened.lastAlert()).toEqual({ title: 'Oops.', description: 'Not signed in.' });
  expect(opened.platform.session.state$.value.status).toBe('member');
});

describe('without a password', () => {
  const google = { providers: ['google.com'], email: 'heidi@example.com' };

  test('asks Google again', async () => {
    const opened = await open({ user: google });
    expect(opened.dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
    const proof = jest.spyOn(opened.platform.session, 'reauthenticateWithGoogle');
    await opened.confirm();
    await waitFor(() => expect(calls(opened)).toEqual(['requestAccountDeletion']));
    expect(proof).toHaveBeenCalledTimes(1);
  });

  test('deletes nothing when another Google account is chosen [IDCODE-user-mismatch]', async () => {
    const opened = await open({
      user: google,
      google: { email: 'other@example.com', username: 'Other' },
    });
    await opened.confirm();
    await waitFor(() =>
      expect(opened.lastAlert()).toMatchObject({
        description: expect.stringContaining('Choose that account'),
        details: expect.stringContaining('user-mismatch'),
      }),
    );
    expect(calls(opened)).toEqual([]);
  });

  test.each([
    ['with Apple', { user: { providers: ['apple.com'] } }],
    [
      'in the app',
      { user: google, device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' as const } },
    ],
  ])('says that the log-in must be recent %s', async (_, options) => {
    const { dialog } = await open(options);
    expect(dialog.getByText(/only shortly after a log-in/)).toBeVisible();
  });
});

test('closes without an effect, and restores the focus', async () => {
  const opened = await open();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls(opened)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
});
