import { act, screen, waitFor, within } from '@testing-library/react';
import { IdentityError } from 'shared-contracts';
import { aMember } from 'common-testing';
import { field, inAct, openSignInUp, press, type, VRENI } from './testing/open-sign-in-up';

describe('log-in', () => {
  test('goes home afterwards', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    expect(opened.platform.session.state$.value).toMatchObject({
      status: 'member',
      user: { email: VRENI.email },
    });
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/home']));
  });

  test('stays busy until the plan is known, because the next page depends on it', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    let answer: () => void = () => undefined;
    jest
      .spyOn(opened.platform.documents, 'get')
      .mockReturnValueOnce(new Promise<undefined>((done) => (answer = () => done(undefined))));
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    expect(opened.platform.session.state$.value.status).toBe('member');
    expect(opened.platform.recorded.paths).toEqual([]);
    expect(screen.getByRole('button', { name: 'LOG IN' })).toHaveAttribute('aria-busy', 'true');
    expect(opened.platform.reload.holds$.value).toEqual(['form']);
    await act(async () => answer());
    expect(opened.platform.recorded.paths).toEqual(['/home']);
  });

  test.each([
    ['a plan that does not come', () => new Promise<never>(() => undefined)],
    ['a plan that cannot be read', () => Promise.reject(new Error('No network'))],
  ])('is not held up by %s', async (_, answer) => {
    const opened = openSignInUp('?startWithLogIn=true');
    jest.spyOn(opened.platform.documents, 'get').mockImplementation(answer);
    await type(opened, { Email: VRENI.email, Password: VRENI.password });
    await press(opened, 'LOG IN');
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/home']));
  });

  test('goes to the page that `next` names, with Enter as well', async () => {
    const opened = openSignInUp('?startWithLogIn=true&next=%2Fvideos%2Fx');
    await type(opened, { Email: VRENI.email, Password: `${VRENI.password}{Enter}` });
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/videos/x']));
  });

  test('goes back in the history, so that one more Back leaves the previous page', async () => {
    const opened = openSignInUp('', { path: '/videos/x' });
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
    const opened = openSignInUp('?startWithLogIn=true&next=%2F%2Fevil.example');
    await type(opened, { Email: VRENI.email, Password: `${VRENI.password}{Enter}` });
    await waitFor(() => expect(opened.platform.recorded.paths).toEqual(['/home']));
  });

  test("shows the provider's message when it refuses, and keeps what was typed [ERROR-log-in]", async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    const refusal = new Error('Firebase: Error (auth/wrong-password).');
    jest
      .spyOn(opened.platform.session, 'signInWithEmailAndPassword')
      .mockRejectedValueOnce(refusal);
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toEqual([
      { title: 'Oops.', description: expect.any(String), details: refusal.message },
    ]);
    expect(field('Email')).toHaveValue(VRENI.email);
    expect(field('Password')).toHaveValue('wrong');
    expect(opened.platform.recorded.paths).toEqual([]);
  });

  test('offers to try again when there is no network, and keeps what was typed [IDCODE-network-request-failed]', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
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
    const opened = openSignInUp('?startWithLogIn=true');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toMatchObject([{ title: 'Oops.' }]);
    expect(opened.platform.session.state$.value.status).toBe('visitor');
  });

  test('shows that it is busy and does not start twice', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
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
    openSignInUp('?startWithLogIn=true');
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
    const { platform } = openSignInUp('?startWithLogIn=true&next=%2Fsettings', {
      session: aMember(),
    });
    expect(platform.recorded.paths).toEqual(['/settings']);
    // The screen reads the plan here too.
    await inAct(() => undefined);
  });
});
