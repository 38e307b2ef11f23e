import { screen } from '@testing-library/react';
import { IdentityError } from 'shared-contracts';
import { field, openSignInUp, press, type, VRENI, type Opened } from './testing/open-sign-in-up';

describe('a refusal', () => {
  const refuse = (
    { platform }: Opened,
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
  ])('%s marks and focuses the field %s until it is changed', async (code, name, text) => {
    const opened = openSignInUp('');
    refuse(opened, 'signUpWithEmailAndPassword', code);
    await type(opened, { Username: 'Vreni', Email: VRENI.email, Password: 'kurz' });
    await opened.user.click(screen.getByRole('checkbox'));
    await press(opened, 'SIGN UP');
    expect(opened.platform.recorded.alerts).toMatchObject([
      {
        title: 'Oops.',
        description: expect.stringMatching(text),
        details: `Firebase: Error (auth/${code}).`,
      },
    ]);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveFocus();
    // Only the alert says it.
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    for (const other of ['Username', 'Email', 'Password'].filter((each) => each !== name)) {
      expect(field(other)).not.toBeInvalid();
    }
    await opened.user.type(field('Username'), 'x');
    expect(field(name)).toBeInvalid();
    await opened.user.type(field(name), 'x');
    expect(field(name)).not.toBeInvalid();
  });

  test('of e-mail and password marks both, until the learner changes one of them', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    refuse(opened, 'signInWithEmailAndPassword', 'invalid-credential');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toBeInvalid();
    expect(field('Password')).toBeInvalid();
    await opened.user.type(field('Password'), 'x');
    expect(field('Email')).not.toBeInvalid();
    expect(field('Password')).not.toBeInvalid();
  });

  test('marks no field of the other form', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    refuse(opened, 'signInWithEmailAndPassword', 'user-not-found');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(field('Email')).toBeInvalid();
    await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(field('Email')).not.toBeInvalid();
    expect(field('Email')).toHaveValue(VRENI.email);
  });

  test('that names no field marks none', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    refuse(opened, 'signInWithEmailAndPassword', 'too-many-requests');
    await type(opened, { Email: VRENI.email, Password: 'wrong' });
    await press(opened, 'LOG IN');
    expect(opened.platform.recorded.alerts).toHaveLength(1);
    for (const name of ['Email', 'Password']) expect(field(name)).not.toBeInvalid();
  });
});
