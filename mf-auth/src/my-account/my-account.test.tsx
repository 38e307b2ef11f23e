import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import type { InMemoryHandlers } from 'common-testing';
import { open, section } from '../testing/my-account';
import { MyAccountScreen } from './Screen';

describe('details', () => {
  test('shows name, e-mail and ways to log in', async () => {
    await open({
      Username: 'Vreni',
      email: 'vreni@example.com',
      providers: ['password', 'google.com'],
    });
    expect(screen.getByText('Vreni')).toBeVisible();
    expect(screen.getByText('vreni@example.com')).toBeVisible();
    expect(screen.getByText('Email and password, Google')).toBeVisible();
  });

  test.each([
    [true, 'Verified'],
    [false, 'Not verified yet'],
  ])('says whether the e-mail is verified (%s): %s', async (emailVerified, words) => {
    await open({ emailVerified });
    expect(screen.getByText(words)).toBeVisible();
  });

  test('shows an account without a name, and sign-in methods by their identifier', async () => {
    await open({ Username: '', providers: ['saml.school'] });
    expect(screen.getByText('No name given')).toBeVisible();
    expect(screen.getByText('saml.school')).toBeVisible();
  });
});

describe('username', () => {
  const details = () => section('Your details');
  const field = () => details().getByLabelText<HTMLInputElement>('Username');
  type Opened = Awaited<ReturnType<typeof open>>;
  async function save({ user }: Opened, name: string, button = 'Change username') {
    await user.click(details().getByRole('button', { name: button }));
    await user.clear(field());
    if (name !== '') await user.type(field(), name);
    await user.click(details().getByRole('button', { name: 'Save the username' }));
  }
  const nameOf = ({ platform }: Opened) => {
    const state = platform.session.state$.value;
    return state.status === 'member' ? state.user.Username : undefined;
  };
  const answering = (checkName: InMemoryHandlers['checkName'] = () => ({ isAllowed: true })) => {
    const asked = jest.fn(checkName);
    return { asked, options: { functions: { checkName: asked } } };
  };

  test.each([
    ['Vreni', 'Change username'],
    ['', 'Add a username'],
  ])('of “%s” is saved once the server has judged the new one', async (Username, button) => {
    const { asked, options } = answering();
    const opened = await open({ Username }, options);
    await save(opened, ' Vreni Vogt ', button);
    expect(asked.mock.calls).toEqual([[{ Username: 'Vreni Vogt' }]]);
    expect(nameOf(opened)).toBe('Vreni Vogt');
    expect(details().getByText('Vreni Vogt')).toBeVisible();
    expect(details().getByRole('status')).toHaveTextContent('Your username has been saved.');
    expect(field()).not.toBeVisible();
    expect(details().getByRole('button', { name: 'Change username' })).toHaveFocus();
  });

  test('of a teacher or of the school is refused beside the field, and keeps the typed text', async () => {
    const opened = await open(
      { Username: 'Vreni' },
      answering(() => ({ isAllowed: false })).options,
    );
    await save(opened, 'Therese Tobler');
    const words =
      'This name is like that of a teacher or of the school. Please choose another one.';
    expect(opened.platform.recorded.alerts).toEqual([{ title: 'Oops.', description: words }]);
    expect(field()).toHaveAccessibleDescription(new RegExp(words));
    expect(field()).toHaveValue('Therese Tobler');
    expect(nameOf(opened)).toBe('Vreni');
    await opened.user.type(field(), 's');
    expect(field()).not.toBeInvalid();
  });

  test.each([
    ['nothing', '', 'Please type a name that others can see.'],
    ['invisible characters', '\u200B\u2060', 'Please type a name that others can see.'],
    ['101 characters', 'v'.repeat(101), 'Please choose a name of at most 100 characters.'],
    ['a hidden mark of direction', '\u202eelieB', 'This name has hidden marks of direction'],
    ['nine accents', `Vre${'\u0301'.repeat(9)}ni`, 'or more than eight accents on one letter'],
  ])('of %s is refused before the server is asked', async (_, name, words) => {
    const { asked, options } = answering();
    const opened = await open({ Username: 'Vreni' }, options);
    await save(opened, name);
    expect(field()).toHaveAccessibleDescription(new RegExp(words));
    expect(asked).not.toHaveBeenCalled();
    expect(nameOf(opened)).toBe('Vreni');
  });

  test('stays as it was when the server does not answer, and can be tried again', async () => {
    const { asked, options } = answering(() => {
      throw new AppError('unavailable', 'Down.');
    });
    const opened = await open({ Username: 'Vreni' }, options);
    await save(opened, 'Vreni Vogt');
    expect(nameOf(opened)).toBe('Vreni');
    expect(field()).not.toBeInvalid();
    asked.mockReturnValue({ isAllowed: true });
    await act(async () => opened.platform.pressAlertButton('retry'));
    expect(nameOf(opened)).toBe('Vreni Vogt');
  });
});

test('leads a visitor to log in, and back here', async () => {
  renderScreen(MyAccountScreen);
  expect(screen.getByText('You are not logged in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fmy-account',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
