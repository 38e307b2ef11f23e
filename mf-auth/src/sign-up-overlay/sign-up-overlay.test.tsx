import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { SignUpOverlayScreen } from './Screen';

const VRENI = { email: 'vreni@example.com', password: 'gruezi-mitenand', username: 'Vreni' };

/** Opens the overlay as the shell does: the sign-up flow is active, above another screen. */
function open(options: InMemoryOptions = {}, purpose?: string) {
  const platform = createInMemoryPlatform({
    path: '/subscriptions?cycle=annual',
    accounts: [VRENI],
    ...options,
  });
  const onDone = jest.fn();
  platform.signUpFlow.start(onDone, purpose);
  return { ...renderScreen(SignUpOverlayScreen, platform), onDone };
}

const press = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('starts with the sign-up form, ready to type', () => {
  open();
  expect(screen.getByRole('heading', { level: 2, name: 'Sign up' })).toBeVisible();
  expect(field('Username')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test.each([
  ['VIP', 'You go on with VIP afterwards.'],
  [undefined, 'You go on with your plan afterwards.'],
])('for %s over the plans it says “%s”, and that nothing is paid before', (purpose, next) => {
  open({ path: '/subscriptions' }, purpose);
  expect(screen.getByText(`${next} You pay nothing before you confirm.`)).toBeVisible();
});

test('names no plan over another page', () => {
  open({ path: '/videos/gruezi-mitenand' }, 'VIP');
  expect(screen.queryByText(/You go on with/)).not.toBeInTheDocument();
});

test('changes between the forms without leaving the page, and keeps what was typed', async () => {
  const opened = open();
  await opened.user.type(field('Email'), 'a@b.ch');
  await opened.user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  expect(field('Email')).toHaveValue('a@b.ch');
  await opened.user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(field('Username')).toBeVisible();
  expect(opened.platform.recorded.paths).toEqual([]);
});

test('signs up, runs the completion handlers once and stays on the page [SESSION-completion]', async () => {
  const opened = open();
  await opened.user.type(field('Username'), 'Ueli');
  await opened.user.type(field('Email'), 'ueli@example.com');
  await opened.user.type(field('Password'), 'mitenand');
  await opened.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await press(opened, 'SIGN UP');
  expect(opened.platform.session.state$.value).toMatchObject({ user: { Username: 'Ueli' } });
  expect(opened.platform.signUpFlow.isActive$.value).toBe(false);
  expect(opened.onDone).toHaveBeenCalledTimes(1);
  expect(opened.platform.recorded.paths).toEqual([]);
});

test('ends with a log-in as well', async () => {
  const opened = open();
  await opened.user.click(screen.getByRole('link', { name: 'Log in' }));
  await opened.user.type(field('Email'), VRENI.email);
  await opened.user.type(field('Password'), `${VRENI.password}{Enter}`);
  expect(opened.onDone).toHaveBeenCalledTimes(1);
  expect(opened.platform.signUpFlow.isActive$.value).toBe(false);
});

test('ends with Google as well', async () => {
  const opened = open();
  await opened.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await press(opened, 'Continue with Google');
  expect(opened.onDone).toHaveBeenCalledTimes(1);
});

test('asks for the consent, and leads to the log-in form inside the overlay', async () => {
  const opened = open();
  await press(opened, 'SIGN UP');
  expect(opened.platform.recorded.alerts).toMatchObject([{ title: 'Agree' }]);
  await act(async () => opened.platform.pressAlertButton('go to log in'));
  expect(screen.getByRole('button', { name: 'LOG IN' })).toBeVisible();
  expect(opened.platform.recorded.paths).toEqual([]);
});

test('keeps the handlers and what was typed when the provider refuses', async () => {
  const opened = open();
  await opened.user.click(screen.getByRole('link', { name: 'Log in' }));
  await opened.user.type(field('Email'), VRENI.email);
  await opened.user.type(field('Password'), 'wrong{Enter}');
  expect(opened.platform.recorded.alerts).toMatchObject([{ title: 'Oops.' }]);
  expect(field('Email')).toHaveValue(VRENI.email);
  expect(opened.onDone).not.toHaveBeenCalled();
  expect(opened.platform.signUpFlow.isActive$.value).toBe(true);
});
