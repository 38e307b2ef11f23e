import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, IdentityError, type CurrentUser } from 'shared-contracts';
import {
  aMember,
  aUserDocument,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { SettingsScreen } from './Screen';

const PASSWORD = 'gruezi-mitenand';

/** The field of the open form; the other form may have a field of the same name. */
const field = (label: string) =>
  within(document.querySelector<HTMLElement>('div:not([hidden]) > form')!).getByLabelText(label);

async function open(user: Partial<CurrentUser> = {}, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(user),
    documents: { 'Users/uid-heidi': aUserDocument('uid-heidi') },
    functions: { prepareEmailChange: () => ({ ok: true }) },
    ...options,
  });
  const rendered = renderScreen(SettingsScreen, platform);
  await act(async () => {});
  return {
    ...rendered,
    platform,
    press: (name: string) => rendered.user.click(screen.getByRole('button', { name })),
    type: (label: string, text: string) => rendered.user.type(field(label), text),
  };
}

describe('e-mail', () => {
  test('changes after password and server agree, and says where the link is [IDENTITY-change-email]', async () => {
    const { press, type, platform } = await open();
    await press('Change email');
    await type('New email', ' new@example.com ');
    await type('Current password', `${PASSWORD}{Enter}`);
    expect(platform.recorded.calls).toEqual([
      { name: 'prepareEmailChange', payload: { newEmail: 'new@example.com' } },
    ]);
    expect(platform.recorded.verificationEmails).toEqual(['new@example.com']);
    expect(screen.getByText(/sent a link to new@example.com/)).toHaveTextContent(
      'Until you open it, heidi@example.com stays your address.',
    );
    const reveal = screen.getByRole('button', { name: 'Change email' });
    expect(reveal).toHaveAttribute('aria-expanded', 'false');
    // The field that had the focus is hidden now, so the focus has moved to the button.
    expect(reveal).toHaveFocus();
  });

  test('keeps the page from being replaced until the server has answered', async () => {
    let done: () => void = () => undefined;
    const prepareEmailChange = () =>
      new Promise<{ ok: true }>((answer) => (done = () => answer({ ok: true })));
    const { press, type, platform } = await open({}, { functions: { prepareEmailChange } });
    const { holds$ } = platform.reload;
    await press('Change email');
    await type('New email', 'new@example.com');
    expect(holds$.value).toEqual([]);
    await type('Current password', `${PASSWORD}{Enter}`);
    expect(holds$.value).toEqual(['form']);
    await act(async () => done());
    expect(holds$.value).toEqual([]);
  });

  test('keeps what was typed when the password is wrong, and asks no server', async () => {
    const { press, type, platform } = await open();
    await press('Change email');
    await type('New email', 'new@example.com');
    await type('Current password', 'wrong');
    await press('Send the link');
    expect(platform.recorded.alerts).toMatchObject([
      { title: 'Oops.', details: expect.stringContaining('wrong-password') },
    ]);
    expect(platform.recorded.calls).toEqual([]);
    expect(field('New email')).toHaveValue('new@example.com');
    expect(field('Current password')).toHaveValue('wrong');
  });

  test('says why the server refuses the new address', async () => {
    const { press, type, platform } = await open(
      {},
      {
        functions: {
          prepareEmailChange: () => {
            throw new AppError('invalid-argument', 'newEmail: belongs to another account');
          },
        },
      },
    );
    await press('Change email');
    await type('New email', 'taken@example.com');
    await type('Current password', `${PASSWORD}{Enter}`);
    expect(platform.recorded.alerts).toEqual([
      { title: 'Oops.', description: 'newEmail: belongs to another account' },
    ]);
    expect(platform.recorded.verificationEmails).toEqual([]);
  });

  test('offers a retry without network, which succeeds later', async () => {
    const { press, type, platform } = await open();
    jest
      .spyOn(platform.session, 'verifyBeforeUpdateEmail')
      .mockRejectedValueOnce(new IdentityError('network-request-failed', 'No network'));
    await press('Change email');
    await type('New email', 'new@example.com');
    await type('Current password', `${PASSWORD}{Enter}`);
    expect(screen.queryByText(/sent a link/)).not.toBeInTheDocument();
    await act(async () => platform.pressAlertButton('retry'));
    expect(await screen.findByText(/sent a link to new@example.com/)).toBeVisible();
    await press('Change email');
    expect(field('New email')).toHaveValue('');
  });

  test('shows the new address once the link was opened in another window', async () => {
    const { press, type, platform } = await open();
    await press('Change email');
    await type('New email', 'new@example.com');
    await type('Current password', `${PASSWORD}{Enter}`);
    jest
      .spyOn(platform.session, 'refresh')
      .mockImplementation(async () => platform.setSession(aMember({ email: 'new@example.com' })));
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('new@example.com')).toBeVisible();
    expect(screen.queryByText(/sent a link/)).not.toBeInTheDocument();
  });

  test('sends a verification e-mail, and notices the verification when the learner comes back [IDENTITY-verification]', async () => {
    const { press, platform } = await open({ emailVerified: false });
    expect(screen.getByText('Not verified yet')).toBeVisible();
    await press('Send verification email');
    expect(platform.recorded.verificationEmails).toEqual(['heidi@example.com']);
    expect(screen.getByText(/sent a link to heidi@example.com/)).toBeVisible();

    jest
      .spyOn(platform.session, 'refresh')
      .mockImplementation(async () => platform.setSession(aMember({ emailVerified: true })));
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Send verification email' }),
    ).not.toBeInTheDocument();
  });
});

describe('password', () => {
  test('changes after the current password was checked', async () => {
    const { press, type, platform } = await open();
    await press('Change password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    const update = jest.spyOn(platform.session, 'updatePassword');
    await type('New password', 'another-one');
    await press('Save the new password');
    expect(update).not.toHaveBeenCalled();
    expect(field('New password')).toHaveValue('another-one');
    await act(async () => platform.pressAlertButton('OK'));
    await type('Current password', `${PASSWORD}{Enter}`);
    expect(update).toHaveBeenCalledWith('another-one');
    expect(screen.getByText(/^Your password has been changed/)).toBeVisible();
    await press('Change password');
    expect(field('New password')).toHaveValue('');
  });

  test("shows the provider's own words about a password that is too short", async () => {
    const { press, type, platform } = await open();
    await press('Change password');
    await type('Current password', PASSWORD);
    await type('New password', 'short{Enter}');
    expect(platform.recorded.alerts).toMatchObject([
      { details: expect.stringContaining('Password should be at least 6 characters') },
    ]);
  });
});

test('offers no password fields to a learner without a password, and says why', async () => {
  await open({ providers: ['google.com'] });
  expect(screen.getByText(/You log in with Google: there is no password/)).toBeVisible();
  expect(screen.getByText(/so your email address is changed there/)).toBeVisible();
  expect(screen.queryByLabelText(/(Current|New) password/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

test('keeps what was typed when a form is closed and opened again', async () => {
  const { press, type } = await open();
  await press('Change email');
  await type('New email', 'new@example.com');
  await press('Change email');
  expect(screen.getByLabelText('New email')).not.toBeVisible();
  await press('Change email');
  expect(field('New email')).toHaveValue('new@example.com');
});
