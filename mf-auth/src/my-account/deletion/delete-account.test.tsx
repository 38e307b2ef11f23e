import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, IdentityError, type CurrentUser } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { MyAccountScreen } from '../Screen';
import type { Deletion } from './delete-account';

const PASSWORD = 'gruezi-mitenand';

interface World extends InMemoryOptions {
  readonly user?: Partial<CurrentUser>;
  /** What the server answers, one call after the other. */
  readonly answers?: readonly (Deletion | AppError)[];
}

async function open({ user, answers = [{ status: 'deleted' }], ...options }: World = {}) {
  const left = [...answers];
  const platform = createInMemoryPlatform({
    session: aMember(user),
    path: '/my-account',
    functions: {
      requestAccountDeletion: () => {
        const answer = left.shift() ?? new AppError('internal', 'No further answer');
        if (answer instanceof AppError) throw answer;
        return answer;
      },
    },
    ...options,
  });
  const rendered = renderScreen(MyAccountScreen, platform);
  await rendered.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  return {
    ...rendered,
    dialog: within(dialog),
    type: (password: string) =>
      rendered.user.type(within(dialog).getByLabelText('Current password'), password),
    confirm: () =>
      rendered.user.click(within(dialog).getByRole('button', { name: 'Delete for ever' })),
    lastAlert: () => platform.recorded.alerts.at(-1),
  };
}

const calls = ({ platform }: Awaited<ReturnType<typeof open>>) =>
  platform.recorded.calls.map(({ name }) => name);

it('says what is erased and what is kept', async () => {
  const { dialog } = await open();
  const lists = dialog.getAllByRole('list').map((list) => list.textContent);
  expect(lists[0]).toMatch(/login.*consents.*comments.*private lessons.*payment provider/);
  expect(lists[1]).toMatch(/invoices.*keyed hash/);
});

it.each([
  ['web', /cancelled at once/],
  ['ios', /not cancelled.*App Store/],
  ['android', /not cancelled.*Google Play/],
] as const)('says what becomes of a plan bought on %s', async (platform, words) => {
  const { dialog } = await open({
    documents: {
      'Entitlements/uid-heidi': {
        Tier: 1,
        ProductID: 'basic_monthly',
        identifier: 'BASIC_monthly',
        platform,
        cancels: false,
        purchase_date: '2026-11-01T00:00:00.000Z',
        expires_date: '2999-12-01T00:00:00.000Z',
      },
    },
  });
  expect(await dialog.findByText(words)).toBeVisible();
});

it('says what becomes of any plan when it cannot be looked up', async () => {
  const { dialog } = await open({
    refuseDocuments: () => new AppError('unavailable', 'offline'),
  });
  expect(dialog.getByText(/bought on the web is cancelled at once.*Google Play/)).toBeVisible();
});

it('deletes the account once the password is proved, logs out and says goodbye at home [ABOUT-account-deletion] [CALL-requestAccountDeletion]', async () => {
  const opened = await open();
  await opened.type(`${PASSWORD}{Enter}`);
  await waitFor(() => expect(opened.platform.session.state$.value.status).toBe('visitor'));
  expect(calls(opened)).toEqual(['requestAccountDeletion']);
  expect(opened.platform.navigation.location$.value.pathname).toBe('/home');
  expect(opened.lastAlert()).toMatchObject({ title: 'Your account is deleted' });
});

it('says when the rest follows by itself, and where a store still charges', async () => {
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

it('deletes nothing with a wrong password, says so, and keeps the dialog', async () => {
  const opened = await open();
  await opened.type('wrong');
  await opened.confirm();
  expect(calls(opened)).toEqual([]);
  expect(opened.lastAlert()).toMatchObject({
    title: 'Oops.',
    description: expect.stringMatching(/wrong-password[^]*Your account is still there/),
  });
  expect(opened.dialog.getByLabelText('Current password')).toHaveValue('wrong');
  expect(opened.platform.session.state$.value.status).toBe('member');
});

it('says what to do when the server refuses', async () => {
  const refusal = new AppError('failed-precondition', 'Log in again, then delete your account.');
  const opened = await open({ answers: [refusal] });
  await opened.type(PASSWORD);
  await opened.confirm();
  expect(opened.lastAlert()).toMatchObject({
    title: 'Oops.',
    description: expect.stringMatching(/^Log in again[^]*Your account is still there/),
  });
});

it('goes on where it stopped when the answer got lost, although nobody is left to prove anything', async () => {
  const opened = await open({
    answers: [
      new AppError('unavailable', 'offline'),
      new AppError('unauthenticated', 'This account no longer exists.'),
    ],
  });
  await opened.type(PASSWORD);
  await opened.confirm();
  expect(opened.lastAlert()).toMatchObject({
    description: expect.stringContaining('it goes on where it stopped'),
    buttons: [{ title: 'cancel' }, { title: 'retry' }],
  });
  const proof = jest
    .spyOn(opened.platform.session, 'reauthenticate')
    .mockRejectedValue(new IdentityError('user-not-found', 'No user'));
  await act(async () => opened.platform.pressAlertButton('retry'));
  await waitFor(() =>
    expect(opened.lastAlert()).toMatchObject({ title: 'Your account is deleted' }),
  );
  expect(proof).not.toHaveBeenCalled();
});

it('takes nothing for deleted that the server refuses at the first call', async () => {
  const opened = await open({ answers: [new AppError('unauthenticated', 'Not signed in.')] });
  await opened.type(PASSWORD);
  await opened.confirm();
  expect(opened.lastAlert()).toMatchObject({ title: 'Oops.' });
  expect(opened.platform.session.state$.value.status).toBe('member');
});

describe('without a password', () => {
  const google = { providers: ['google.com'], email: 'heidi@example.com' };

  it('asks Google once more', async () => {
    const opened = await open({ user: google });
    expect(opened.dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
    const proof = jest.spyOn(opened.platform.session, 'reauthenticateWithGoogle');
    await opened.confirm();
    await waitFor(() => expect(calls(opened)).toEqual(['requestAccountDeletion']));
    expect(proof).toHaveBeenCalledTimes(1);
  });

  it('deletes nothing when another Google account is chosen [IDCODE-user-mismatch]', async () => {
    const opened = await open({
      user: google,
      google: { email: 'other@example.com', username: 'Other' },
    });
    await opened.confirm();
    await waitFor(() =>
      expect(opened.lastAlert()).toMatchObject({
        description: expect.stringMatching(/user-mismatch[^]*Choose the same account again/),
      }),
    );
    expect(calls(opened)).toEqual([]);
  });

  it.each([
    ['with Apple', { user: { providers: ['apple.com'] } }],
    [
      'in the app',
      { user: google, device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' as const } },
    ],
  ])('says that the log-in has to be recent %s', async (_, world) => {
    const { dialog } = await open(world);
    expect(dialog.getByText(/shortly after a log-in only/)).toBeVisible();
  });
});

it('closes without doing anything, and gives the focus back', async () => {
  const opened = await open();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls(opened)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
});
