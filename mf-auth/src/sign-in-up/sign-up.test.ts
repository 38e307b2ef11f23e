import { screen, waitFor } from '@testing-library/react';
import { AppError, IdentityError } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { createSignInStore } from './sign-in-store';
import {
  field,
  inAct,
  openSignInUp,
  press,
  type,
  VRENI,
  type Opened,
} from './testing/open-sign-in-up';

describe('sign-up', () => {
  const NEW = { Username: 'Ueli', Email: 'ueli@example.com', Password: 'mitenand' };
  const consent = () =>
    screen.getByRole('checkbox', {
      name: 'I agree to the terms and conditions and Privacy Policy',
    });

  test('creates the account once the consent is given', async () => {
    const opened = openSignInUp('?next=%2Fvideos%2Fx');
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
    const opened = openSignInUp();
    const signUp = jest.spyOn(opened.platform.session, 'signUpWithEmailAndPassword');
    await type(opened, NEW);
    await press(opened, 'SIGN UP');
    expect(signUp).not.toHaveBeenCalled();
    expect(opened.platform.recorded.alerts).toMatchObject([
      {
        title: 'Agree',
        description: 'Agree to Privacy Policy and Terms and Conditions',
        note: 'Please tick the box that is marked, and try again.',
        buttons: [{ title: 'go to log in' }, { title: 'OK' }],
      },
    ]);
    expect(consent()).toBeInvalid();
    await inAct(() => opened.platform.pressAlertButton('OK'));
    expect(field('Username')).toHaveValue('Ueli');
    await opened.user.click(consent());
    expect(consent()).toBeValid();
  });

  test('leads from the alert about the consent to the log-in form', async () => {
    const opened = openSignInUp();
    await press(opened, 'SIGN UP');
    await inAct(() => opened.platform.pressAlertButton('go to log in'));
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  });

  test("shows the provider's message when it refuses [ERROR-log-in]", async () => {
    const opened = openSignInUp();
    await type(opened, { ...NEW, Email: VRENI.email });
    await opened.user.click(consent());
    await press(opened, 'SIGN UP');
    expect(opened.platform.recorded.alerts).toMatchObject([{ title: 'Oops.' }]);
    expect(field('Email')).toHaveValue(VRENI.email);
  });

  test('keeps everything when there is no network, also after another press', async () => {
    const opened = openSignInUp();
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

  describe('with a name that the server checks', () => {
    const checking = (checkName: () => Promise<{ isAllowed: boolean }>) => {
      const asked = jest.fn(checkName);
      return { asked, opened: openSignInUp('', { functions: { checkName: asked } }) };
    };
    const signUp = async (opened: Opened) => {
      await type(opened, NEW);
      await opened.user.click(consent());
      await press(opened, 'SIGN UP');
    };

    test('refuses a reserved name with a sentence, makes no account, and keeps the typed text', async () => {
      let isAllowed = false;
      const { asked, opened } = checking(async () => ({ isAllowed }));
      await signUp(opened);
      const words =
        'This name is like that of a teacher or of the school. Please choose another one.';
      expect(opened.platform.recorded.alerts).toEqual([{ title: 'Oops.', description: words }]);
      expect(opened.platform.session.state$.value.status).toBe('visitor');
      expect(field('Username')).toBeInvalid();
      expect(field('Username')).toHaveFocus();
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

    test('refuses a name with hidden characters without the server, which checks the next one', async () => {
      const { asked, opened } = checking(async () => ({ isAllowed: true }));
      await type(opened, { ...NEW, Username: '\u202eileU' });
      await opened.user.click(consent());
      await press(opened, 'SIGN UP');
      expect(opened.platform.recorded.alerts).toMatchObject([
        { description: expect.stringContaining('hidden marks of direction') },
      ]);
      expect(field('Username')).toBeInvalid();
      expect(opened.platform.session.state$.value.status).toBe('visitor');
      expect(asked).not.toHaveBeenCalled();

      await opened.user.clear(field('Username'));
      await opened.user.type(field('Username'), 'ileU');
      await press(opened, 'SIGN UP');
      expect(asked.mock.calls).toEqual([[{ Username: 'ileU' }]]);
      expect(opened.platform.session.state$.value.status).toBe('member');
    });

    test('goes on when the server fails, because the rules check the name again', async () => {
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

    test('does not check an empty name', async () => {
      const { asked, opened } = checking(async () => ({ isAllowed: false }));
      await type(opened, { Email: NEW.Email, Password: NEW.Password });
      await opened.user.click(consent());
      await press(opened, 'SIGN UP');
      expect(asked).not.toHaveBeenCalled();
      expect(opened.platform.session.state$.value.status).toBe('member');
    });
  });

  test('opens both texts in new windows', () => {
    openSignInUp();
    for (const name of ['terms and conditions', 'Privacy Policy']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });
});
