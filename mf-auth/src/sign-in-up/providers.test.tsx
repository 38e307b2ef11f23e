import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { IdentityError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { SignInUpScreen } from './Screen';

const LOG_IN = '/sign-in-up?startWithLogIn=true';
const SIGN_UP = '/sign-in-up';
const EMBEDDED: InMemoryOptions = { device: { isEmbeddedInAndroidIosApp: true } };

function open(path: string, options: InMemoryOptions = {}) {
  const rendered = renderScreen(SignInUpScreen, createInMemoryPlatform({ path, ...options }));
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const consent = () => rendered.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  return { ...rendered, press, consent };
}

const GOOGLE = 'Continue with Google';
const APPLE = 'Continue with Apple';

describe('in a browser', () => {
  test.each([LOG_IN, SIGN_UP])('Google is offered on %s [AUTH-google-both]', (path) => {
    open(path);
    expect(screen.getByRole('button', { name: GOOGLE })).toBeVisible();
  });

  test('signs in through the popup and leaves the form [SIGNUP-google-popup] [ABOUT-sign-in-methods]', async () => {
    const { platform, press } = open(`${LOG_IN}&next=%2Fvideos%2Fx`);
    await press(GOOGLE);
    expect(platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { email: 'google@example.com', providers: ['google.com'] },
    });
    await waitFor(() => expect(platform.recorded.paths).toEqual(['/videos/x']));
  });

  test.each(['popup-closed-by-user', 'popup-blocked', 'cancelled-popup-request', 'internal-error'])(
    'says nothing of %s, and can be pressed again [ERROR-google-silent]',
    async (code) => {
      const { platform, press } = open(LOG_IN, { google: new IdentityError(code, code) });
      await press(GOOGLE);
      expect(platform.recorded.alerts).toEqual([]);
      expect(screen.getByRole('button', { name: 'LOG IN' })).not.toHaveAttribute('aria-busy');
      const again = jest.spyOn(platform.session, 'signInWithGoogle').mockResolvedValueOnce();
      await press(GOOGLE);
      expect(again).toHaveBeenCalledTimes(1);
    },
  );

  test('says nothing of it on the sign-up form either, and keeps what was typed [ERROR-google-silent]', async () => {
    const google = new IdentityError('popup-closed-by-user', 'The popup was closed.');
    const { platform, press, consent, user } = open(SIGN_UP, { google });
    await user.type(screen.getByLabelText('Username'), 'Vreni');
    await consent();
    const popup = jest.spyOn(platform.session, 'signInWithGoogle');
    await press(GOOGLE);
    expect(popup).toHaveBeenCalledTimes(1);
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.session.state$.value.status).toBe('visitor');
    expect(screen.getByRole('button', { name: 'SIGN UP' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByLabelText('Username')).toHaveValue('Vreni');
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  });

  test('leaves the form usable while the popup is open', async () => {
    const account = { email: 'vreni@example.com', password: 'gruezi', username: 'Vreni' };
    const { platform, press, user } = open(LOG_IN, { accounts: [account] });
    jest.spyOn(platform.session, 'signInWithGoogle').mockReturnValue(new Promise(() => {}));
    expect(platform.reload.holds$.value).toEqual([]);
    await press(GOOGLE);
    expect(platform.reload.holds$.value).toEqual(['form']);
    await user.type(screen.getByLabelText('Email'), account.email);
    await user.type(screen.getByLabelText('Password'), `${account.password}{Enter}`);
    expect(platform.session.state$.value.status).toBe('member');
  });

  test('asks on the sign-up form for the consent first [SIGNUP-google-consent]', async () => {
    const { platform, press, consent } = open(SIGN_UP);
    const popup = jest.spyOn(platform.session, 'signInWithGoogle');
    await press(GOOGLE);
    expect(popup).not.toHaveBeenCalled();
    expect(platform.recorded.alerts).toMatchObject([
      {
        title: 'Agree',
        description: 'Agree to Privacy Policy and Terms and Conditions',
        buttons: [{ title: 'go to log in' }, { title: 'OK' }],
      },
    ]);
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeInvalid();
    await act(async () => platform.pressAlertButton('OK'));
    await consent();
    await press(GOOGLE);
    expect(popup).toHaveBeenCalledTimes(1);
  });
});

describe('in a parent app', () => {
  test.each([
    [GOOGLE, 'REQUEST_GOOGLE_ID_TOKEN', 'SIGNUP-google-wrapper'],
    [APPLE, 'REQUEST_APPLE_ID_TOKEN_AND_NONCE', 'WRAPPER-apple'],
  ])('%s asks it with %s and opens no popup [%s]', async (name, type) => {
    const { platform, press } = open(LOG_IN, EMBEDDED);
    const popup = jest.spyOn(platform.session, 'signInWithGoogle');
    await press(name);
    expect(platform.recorded.sent).toEqual([{ type, payload: {} }]);
    expect(popup).not.toHaveBeenCalled();
  });

  test.each([GOOGLE, APPLE])('%s asks for the consent first on the sign-up form', async (name) => {
    const { platform, press, consent } = open(SIGN_UP, EMBEDDED);
    await press(name);
    expect(platform.recorded.sent).toEqual([]);
    expect(platform.recorded.alerts).toMatchObject([{ title: 'Agree' }]);
    await consent();
    await press(name);
    expect(platform.recorded.sent).toHaveLength(1);
  });

  test('leaves the form once the token of the app has signed in', async () => {
    const { platform } = open(`${LOG_IN}&next=%2Fvideos%2Fx`, EMBEDDED);
    const idToken = JSON.stringify({ sub: '1', email: 'native@example.com' });
    await act(() => platform.session.signInWithIdToken({ provider: 'google.com', idToken }));
    await waitFor(() => expect(platform.recorded.paths).toEqual(['/videos/x']));
  });
});
