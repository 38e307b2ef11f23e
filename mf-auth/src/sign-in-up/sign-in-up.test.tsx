import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, IdentityError } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { SignInUpScreen } from './Screen';
import { createSignInStore } from './sign-in-store';

const VRENI = { email: 'vreni@example.com', password: 'gruezi-mitenand', username: 'Vreni' };

function open(search = '', options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: `/sign-in-up${search}`,
    accounts: [VRENI],
    ...options,
  });
  return renderScreen(SignInUpScreen, platform);
}

type Opened = ReturnType<typeof open>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));

async function type({ user }: Opened, typed: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
}

const inAct = (work: () => void) => act(async () => work());

describe('the screen', () => {
  test('starts with the log-in form only when told so [AUTH-start-with-log-in]', () => {
    const { unmount } = open('?startWithLogIn=true');
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    unmount();
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    expect(screen.getByLabelText('Username')).toBeVisible();
  });

  test('hides header and page around it, and keeps a link home [AUTH-hides-chrome]', () => {
    const { platform, unmount } = open();
    expect(platform.chrome.isHidden$.value).toBe(true);
    expect(screen.getByRole('link', { name: 'All lessons' })).toHaveAttribute('href', '/home');
    unmount();
    expect(platform.chrome.isHidden$.value).toBe(false);
  });

  test('changes between the forms and keeps what was typed [AUTH-switch-forms] [AUTH-sign-up-button]', async () => {
    const opened = open('?startWithLogIn=true&next=%2Fvideos%2Fx');
    await type(opened, { Email: 'a@b.ch', Password: 'secret' });
    await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(screen.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toHaveFocus();
    expect(field('Email')).toHaveValue('a@b.ch');
    expect(field('Password')).toHaveValue('secret');
    expect(opened.platform.recorded.paths).toEqual(['/sign-in-up?next=%2Fvideos%2Fx']);
    await opened.user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    expect(field('Email')).toHaveValue('a@b.ch');
  });

  test('names its fields for password managers and leaves the rules to the provider', async () => {
    const opened = open('?startWithLogIn=true');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('log-in', () => {
  test('goes home afterwards', async () => {
    const opened = open('?startWithLogIn=true');
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    expect(opened.platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { email: VRENI.email },
    });
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/home']));
  });

  test('waits for the plan, busy, so that the next page begins with what it opens', async () => {
    const opened = open('?startWithLogIn=true');
    let answer: () => void = () => undefined;
    jest
      .spyOn(opened.platform.documents, 'get')
      .mockReturnValueOnce(new Promise<undefined>((done) => (answer = () => done(undefined))));
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    expect(opened.platform.session.state$.value.status).toBe('member');
    expect(opened.platform.recorded.paths).toEqual([]);
    expect(screen.getByRole('button', { name: 'LOG IN' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    expect(opened.platform.recorded.paths).toEqual(['/home']);
  });

  test.each([
    ['a plan that does not come', () => new Promise<never>(() => undefined)],
    ['a plan that cannot be read', () => Promise.reject(new Error('No network'))],
  ])('is not held up by %s', async (_, answer) => {
    const opened = open('?startWithLogIn=true');
    jest.spyOn(opened.platform.documents, 'get').mockImplementation(answer);
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/home']), {
      timeout: 3000,
    });
  });

  test('goes to the page that `next` names, with Enter as well', async () => {
    const opened = open('?startWithLogIn=true&next=%2Fvideos%2Fx');
    await type(opened, { Email: VRENI.email, Password: `${VRENI.password}{Enter}` });
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/videos/x']));
  });

  test('goes back to the page it came from, so that one Back leaves that page', async () => {
    const opened = open('', { path: '/videos/x' });
    await inAct(() =>
      opened.platform.navigation.go('/sign-in-up?startWithLogIn=true&next=%2Fvideos%2Fx'),
    );
    await type(opened, { Email: VRENI.email, Password: `${VRENI.password}{Enter}` });
    expect(opened.platform.navigation.location$.value).toMatchObject({ pathname: '/videos/x' });
    expect(opened.platform.recorded.paths).toEqual([
      '/sign-in-up?startWithLogIn=true&next=%2Fvideos%2Fx',
    ]);
  });

  test('never leads to another site', async () => {
    const opened = open('?startWithLogIn=true&next=%2F%2Fevil.example');
    await type(opened, { Email: VRENI.email, Password: `${VRENI.password}{Enter}` });
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/home']));
  });

  test("shows the provider's message when it refuses, and keeps what was typed [ERROR-log-in]", async () => {
    const opened = open('?startWithLogIn=true');
    const refusal = new Error('Firebase: Error (auth/wrong-password).');
    jest
      .spyOn(opened.platform.session, 'signInWithEmailAndPassword')
      .mockRejectedValueOnce(refusal);
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toEqual([
      { title: 'Oops.', description: refusal.message },
    ]);
    expect(field('Email')).toHaveValue(VRENI.email);
    expect(field('Password')).toHaveValue('wrong');
    expect(opened.platform.recorded.paths).toEqual([]);
  });

  test('offers to try again when there is no network, and keeps what was typed [IDCODE-network-request-failed]', async () => {
    const opened = open('?startWithLogIn=true');
    const offline = new IdentityError('network-request-failed', 'A network error has occurred.');
    jest
      .spyOn(opened.platform.session, 'signInWithEmailAndPassword')
      .mockRejectedValueOnce(offline);
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toMatchObject([
      { title: 'Oops.', buttons: [{ title: 'cancel' }, { title: 'retry' }] },
    ]);
    expect(field('Password')).toHaveValue(VRENI.password);
    await inAct(() => opened.platform.pressAlertButton('retry'));
    expect(opened.platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { email: VRENI.email },
    });
  });

  test('is refused with a wrong password', async () => {
    const opened = open('?startWithLogIn=true');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toMatchObject([{ title: 'Oops.' }]);
    expect(opened.platform.session.state$.value.status).toBe('visitor');
  });

  test('shows that it is busy and does not start twice', async () => {
    const opened = open('?startWithLogIn=true');
    const signIn = jest
      .spyOn(opened.platform.session, 'signInWithEmailAndPassword')
      .mockReturnValue(new Promise(() => {}));
    await type(opened, { Email: VRENI.email, Password: `${VRENI.password}{Enter}{Enter}` });
    const button = screen.getByRole('button', { name: 'LOG IN' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await opened.user.click(button);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  test('says what logging in means, with both texts in new windows [AUTH-log-in-legal-line] [ROUTE-legal-new-window]', () => {
    open('?startWithLogIn=true');
    const line = screen.getByText(/By logging in you accept the/);
    expect(line).toHaveTextContent(
      'By logging in you accept the terms and conditions and privacy policy',
    );
    for (const [name, href] of [
      ['terms and conditions', '/terms-and-conditions'],
      ['privacy policy', '/privacy-policy'],
    ] as const) {
      const link = within(line).getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('sends a learner who is logged in on at once', async () => {
    const { platform } = open('?startWithLogIn=true&next=%2Fsettings', { session: aMember() });
    expect(platform.recorded.paths).toEqual(['/settings']);
    // The plan is read here too, for the next screen.
    await inAct(() => undefined);
  });
});

describe('what the provider says of a field', () => {
  const refuse = (
    { platform }: ReturnType<typeof open>,
    method: 'signInWithEmailAndPassword' | 'signUpWithEmailAndPassword',
    code: string,
  ) =>
    jest
      .spyOn(platform.session, method)
      .mockRejectedValueOnce(new IdentityError(code, `Firebase: Error (auth/${code}).`));

  test.each([
    ['email-already-in-use', 'Email', /already an account/],
    ['invalid-email', 'Email', /does not look like an email/],
    ['weak-password', 'Password', /too short/],
  ])('%s stays beside the field %s until it is changed', async (code, name, text) => {
    const opened = open('');
    refuse(opened, 'signUpWithEmailAndPassword', code);
    await type(opened, { Username: 'Vreni', Email: VRENI.email, Password: 'kurz' });
    await opened.user.click(screen.getByRole('checkbox'));
    await press(opened, 'SIGN UP');
    expect(opened.platform.recorded.alerts).toMatchObject([
      { title: 'Oops.', note: `Firebase: Error (auth/${code}).` },
    ]);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(text);
    for (const other of ['Username', 'Email', 'Password'].filter((each) => each !== name)) {
      expect(field(other)).not.toBeInvalid();
    }
    await opened.user.type(field('Username'), 'x');
    expect(field(name)).toBeInvalid();
    await opened.user.type(field(name), 'x');
    expect(field(name)).not.toBeInvalid();
    expect(field(name)).not.toHaveAccessibleDescription(text);
  });

  test('of a wrong pair ends when either field is changed', async () => {
    const opened = open('?startWithLogIn=true');
    refuse(opened, 'signInWithEmailAndPassword', 'invalid-credential');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(field('Password')).toHaveAccessibleDescription(/do not match/);
    await opened.user.type(field('Email'), 'x');
    expect(field('Password')).not.toBeInvalid();
  });

  test('does not follow to the other form', async () => {
    const opened = open('?startWithLogIn=true');
    refuse(opened, 'signInWithEmailAndPassword', 'user-not-found');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(field('Email')).toBeInvalid();
    await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(field('Email')).not.toBeInvalid();
    expect(field('Email')).toHaveValue(VRENI.email);
  });

  test('is nothing where the refusal is about no field', async () => {
    const opened = open('?startWithLogIn=true');
    refuse(opened, 'signInWithEmailAndPassword', 'too-many-requests');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toHaveLength(1);
    for (const name of ['Email', 'Password']) expect(field(name)).not.toBeInvalid();
  });
});

test('says before typing what a password needs and where the name is shown, on sign-up only', async () => {
  const { user } = open('');
  expect(field('Password')).toHaveAccessibleDescription('At least 6 characters.');
  expect(field('Username')).toHaveAccessibleDescription(
    'Others see this name in comments and in the live chat.',
  );
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(field('Password')).not.toHaveAccessibleDescription();
});

describe('forgot password?', () => {
  const SENT = {
    title: 'Success',
    description: 'Please check your email and click the Reset Password link to continue.',
  };

  test('asks where to send the e-mail, sends it and says so [AUTH-forgot-button] [AUTH-forgot-dialog] [ERROR-forgot-success]', async () => {
    const opened = open('?startWithLogIn=true');
    await press(opened, 'forgot password?');
    await inAct(() =>
      opened.platform.pressAlertButton('send', { 'reset-email': ' vreni@example.com ' }),
    );
    expect(opened.platform.recorded.resetEmails).toEqual(['vreni@example.com']);
    expect(opened.platform.recorded.alerts.at(-1)).toEqual(SENT);
  });

  test('fills in the address that was typed', async () => {
    const opened = open('?startWithLogIn=true');
    await type(opened, { Email: VRENI.email });
    await press(opened, 'forgot password?');
    await inAct(() => opened.platform.pressAlertButton('send'));
    expect(opened.platform.recorded.resetEmails).toEqual([VRENI.email]);
  });

  test('says why it failed and asks again on retry, with the address in it [ERROR-forgot-failure]', async () => {
    const opened = open('?startWithLogIn=true');
    const { platform } = opened;
    jest
      .spyOn(platform.session, 'sendPasswordResetEmail')
      .mockRejectedValueOnce(new Error('No such user'));
    await press(opened, 'forgot password?');
    await inAct(() => platform.pressAlertButton('send', { 'reset-email': VRENI.email }));
    expect(platform.recorded.alerts.at(-1)).toMatchObject({
      title: 'Oops.',
      description: 'No such user',
      buttons: [{ title: 'cancel' }, { title: 'retry' }],
    });
    await inAct(() => platform.pressAlertButton('retry'));
    await inAct(() => platform.pressAlertButton('send'));
    expect(platform.recorded.resetEmails).toEqual([VRENI.email]);
    expect(platform.recorded.alerts.at(-1)).toEqual(SENT);
  });

  test('sends nothing on cancel', async () => {
    const opened = open('?startWithLogIn=true');
    await press(opened, 'forgot password?');
    await inAct(() => opened.platform.pressAlertButton('cancel'));
    expect(opened.platform.recorded.resetEmails).toEqual([]);
  });
});

describe('sign-up', () => {
  const NEW = { Username: 'Ueli', Email: 'ueli@example.com', Password: 'mitenand' };
  const consent = () =>
    screen.getByRole('checkbox', {
      name: 'I agree to the terms and conditions and Privacy Policy',
    });

  test('creates the account once the consent is given', async () => {
    const opened = open('?next=%2Fvideos%2Fx');
    await type(opened, NEW);
    await opened.user.click(consent());
    await press(opened, 'SIGN UP');
    expect(opened.platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { Username: 'Ueli', email: 'ueli@example.com' },
    });
    // The next page waits for the plan.
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/videos/x']));
  });

  test('asks for the consent first and highlights it [AUTH-consent-control] [SIGNUP-consent-missing] [ERROR-consent-missing] [VALID-sign-up-consent]', async () => {
    const opened = open();
    const signUp = jest.spyOn(opened.platform.session, 'signUpWithEmailAndPassword');
    await type(opened, NEW);
    await press(opened, 'SIGN UP');
    expect(signUp).not.toHaveBeenCalled();
    expect(opened.platform.recorded.alerts).toMatchObject([
      {
        title: 'Agree',
        description: 'Agree to Privacy Policy and Terms and Conditions',
        buttons: [{ title: 'go to log in' }, { title: 'OK' }],
      },
    ]);
    expect(consent()).toBeInvalid();
    await inAct(() => opened.platform.pressAlertButton('OK'));
    expect(field('Username')).toHaveValue('Ueli');
    await opened.user.click(consent());
    expect(consent()).toBeValid();
  });

  test('leads from there to the log-in form', async () => {
    const opened = open();
    await press(opened, 'SIGN UP');
    await inAct(() => opened.platform.pressAlertButton('go to log in'));
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  });

  test("shows the provider's message when it refuses [ERROR-log-in]", async () => {
    const opened = open();
    await type(opened, { ...NEW, Email: VRENI.email });
    await opened.user.click(consent());
    await press(opened, 'SIGN UP');
    expect(opened.platform.recorded.alerts).toMatchObject([{ title: 'Oops.' }]);
    expect(field('Email')).toHaveValue(VRENI.email);
  });

  test('keeps everything when there is no network, also after another press', async () => {
    const opened = open();
    const offline = new IdentityError('network-request-failed', 'A network error has occurred.');
    jest
      .spyOn(opened.platform.session, 'signUpWithEmailAndPassword')
      .mockRejectedValueOnce(offline);
    await type(opened, NEW);
    await opened.user.click(consent());
    await press(opened, 'SIGN UP');
    await inAct(() => opened.platform.pressAlertButton('cancel'));
    expect(consent()).toBeChecked();
    await press(opened, 'SIGN UP');
    expect(opened.platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { Username: 'Ueli', email: 'ueli@example.com' },
    });
  });

  describe('with a name that the server judges', () => {
    const checking = (checkName: () => Promise<{ isAllowed: boolean }>) => {
      const asked = jest.fn(checkName);
      return { asked, opened: open('', { functions: { checkName: asked } }) };
    };
    const signUp = async (opened: Opened) => {
      await type(opened, NEW);
      await opened.user.click(consent());
      await press(opened, 'SIGN UP');
    };

    test('refuses a reserved one with a sentence, makes no account, and keeps what was typed', async () => {
      let isAllowed = false;
      const { asked, opened } = checking(async () => ({ isAllowed }));
      await signUp(opened);
      const words =
        'This name is like that of a teacher or of the school. Please choose another one.';
      expect(opened.platform.recorded.alerts).toEqual([{ title: 'Oops.', description: words }]);
      expect(opened.platform.session.state$.value.status).toBe('visitor');
      expect(field('Username')).toBeInvalid();
      expect(field('Username')).toHaveAccessibleDescription(new RegExp(words));
      for (const [name, text] of Object.entries(NEW)) expect(field(name)).toHaveValue(text);
      expect(consent()).toBeChecked();

      isAllowed = true;
      await opened.user.type(field('Username'), ' Keller');
      expect(field('Username')).not.toBeInvalid();
      await press(opened, 'SIGN UP');
      expect(asked.mock.calls).toEqual([[{ Username: 'Ueli' }], [{ Username: 'Ueli Keller' }]]);
      expect(opened.platform.session.state$.value).toMatchObject({
        status: 'member',
        user: { Username: 'Ueli Keller' },
      });
    });

    test('goes on when the server fails, because the rules judge the name again', async () => {
      const { opened } = checking(() => Promise.reject(new AppError('unavailable', 'Down.')));
      await signUp(opened);
      expect(opened.platform.session.state$.value).toMatchObject({ user: { Username: 'Ueli' } });
      expect(opened.platform.recorded.alerts).toEqual([]);
    });

    test('goes on after 8 seconds without an answer', async () => {
      jest.useFakeTimers();
      try {
        const session = { signUpWithEmailAndPassword: jest.fn(async () => undefined) };
        const platform = createInMemoryPlatform({
          functions: { checkName: () => new Promise(() => undefined) },
        });
        Object.assign(platform.session, session);
        platform.consents.set('PPandTandCConsent', true);
        const work = createSignInStore(platform, () => undefined).submit({
          mode: 'sign-up',
          username: 'Ueli',
          email: NEW.Email,
          password: NEW.Password,
        });
        await jest.advanceTimersByTimeAsync(7999);
        expect(session.signUpWithEmailAndPassword).not.toHaveBeenCalled();
        await jest.advanceTimersByTimeAsync(1);
        await work;
        expect(session.signUpWithEmailAndPassword).toHaveBeenCalledTimes(1);
      } finally {
        jest.useRealTimers();
      }
    });

    test('asks nothing about an empty one', async () => {
      const { asked, opened } = checking(async () => ({ isAllowed: false }));
      await type(opened, { Email: NEW.Email, Password: NEW.Password });
      await opened.user.click(consent());
      await press(opened, 'SIGN UP');
      expect(asked).not.toHaveBeenCalled();
      expect(opened.platform.session.state$.value.status).toBe('member');
    });
  });

  test('opens both texts in new windows', () => {
    open();
    for (const name of ['terms and conditions', 'Privacy Policy']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });
});
