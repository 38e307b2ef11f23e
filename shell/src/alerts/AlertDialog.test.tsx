import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { Alert } from 'shared-contracts';
import { AlertDialog } from './AlertDialog';
import { createAlerts } from './alerts';

function setUp() {
  const navigate = jest.fn<void, [string]>();
  const alerts = createAlerts(navigate);
  render(
    <StrictMode>
      <button>Before</button>
      <AlertDialog alerts={alerts} />
    </StrictMode>,
  );
  screen.getByRole('button', { name: 'Before' }).focus();
  return {
    navigate,
    show: (alert: Alert) => act(async () => alerts.show(alert)),
    user: userEvent.setup(),
  };
}

const dialog = () => screen.getByRole('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });
const expectClosed = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

const RESET: Alert = {
  title: 'Forgot password?',
  description: 'Where shall we send the e-mail?',
  inputs: [
    { id: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', initialValue: 'anna@' },
    { id: 'note', label: 'Note' },
  ],
};

test('nothing is shown without an alert', () => {
  setUp();
  expectClosed();
});

test('title and description name and describe it; OK has the focus and closes it [ALERT-title-description] [ALERT-no-buttons]', async () => {
  const { show, user } = setUp();
  await show({ title: 'Oops.', description: 'Something went wrong.' });
  expect(dialog()).toHaveAccessibleName('Oops.');
  expect(dialog()).toHaveAccessibleDescription('Something went wrong.');
  expect(button('OK')).toHaveFocus();

  await user.keyboard('{Enter}');
  expectClosed();
  expect(button('Before')).toHaveFocus();
});

test('small print is below the description and is read with it', async () => {
  const { show } = setUp();
  await show({ title: 'Oops.', description: 'Check both.', note: 'They are marked.' });
  expect(screen.getByRole('alertdialog', { name: 'Oops.' })).toHaveAccessibleDescription(
    'Check both. They are marked.',
  );
  expect(screen.queryByText('Details')).not.toBeInTheDocument();
});

test('details are closed at first, and are not read with the alert', async () => {
  const { show, user } = setUp();
  const details = 'Firebase: Error (auth/x).';
  await show({ title: 'Oops.', description: 'Check both.', details });
  expect(dialog()).toHaveAccessibleDescription('Check both.');
  expect(button('OK')).toHaveFocus();
  expect(screen.getByText(details)).not.toBeVisible();
  await user.click(screen.getByText('Details'));
  expect(screen.getByText(details)).toBeVisible();
});

test('without a title the description names it', async () => {
  const { show } = setUp();
  await show({ title: '', description: 'To cancel your subscription go to your mobile app' });
  expect(dialog()).toHaveAccessibleName('To cancel your subscription go to your mobile app');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('the inputs have labels, the first has the focus, and a button gets what was typed [ALERT-inputs]', async () => {
  const { show, user } = setUp();
  const onClick = jest.fn<void, [{ getInputByID(id: string): string }]>();
  await show({ ...RESET, buttons: [{ title: 'Cancel' }, { title: 'Send', onClick }] });
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');

  await user.type(screen.getByLabelText('E-mail'), 'example.com');
  await user.click(button('Send'));
  const [context] = onClick.mock.calls[0] ?? [];
  expect(context?.getInputByID('email')).toBe('anna@example.com');
  expect(context?.getInputByID('note')).toBe('');
  expect(context?.getInputByID('unknown')).toBe('');
  expectClosed();
});

test('Enter in an input presses the primary button', async () => {
  const { show, user } = setUp();
  const pressed: string[] = [];
  const on = (name: string) => ({ title: name, onClick: () => void pressed.push(name) });
  await show({ ...RESET, buttons: [on('Cancel'), on('Send')] });
  await user.keyboard('{Enter}');
  await show({ ...RESET, buttons: [{ ...on('Retry'), style: 'primary' }, on('Leave')] });
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['Send', 'Retry']);
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['a press outside', (user: ReturnType<typeof userEvent.setup>) => user.click(dialog())],
])(
  '%s closes it: its redirect follows, no button is pressed [ALERT-redirect]',
  async (_name, close) => {
    const { show, user, navigate } = setUp();
    const onClick = jest.fn();
    await show({ title: 'VIP', redirectTo: '/subscriptions', buttons: [{ title: 'OK', onClick }] });
    await close(user);
    await act(async () => undefined);
    expectClosed();
    expect(navigate.mock.calls).toEqual([['/subscriptions']]);
    expect(onClick).not.toHaveBeenCalled();
    expect(button('Before')).toHaveFocus();
  },
);

test('selecting text and releasing outside does not close it', async () => {
  const { show, user } = setUp();
  await show(RESET);
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('E-mail') },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  await act(async () => undefined);
  expect(dialog()).toBeVisible();
});

test('a pressed button goes to its own redirect', async () => {
  const { show, user, navigate } = setUp();
  await show({
    title: 'No access',
    buttons: [
      { title: 'Log In', redirectTo: '/sign-in-up' },
      { title: 'Subscribe', redirectTo: '/subscriptions' },
    ],
  });
  await user.click(button('Log In'));
  expectClosed();
  expect(navigate.mock.calls).toEqual([['/sign-in-up']]);
});

test('one or two buttons sit side by side, more are stacked [ALERT-stacked]', async () => {
  const { show } = setUp();
  const titles = ['One', 'Two', 'Three'].map((title) => ({ title }));
  await show({ title: 'Two', buttons: titles.slice(0, 2) });
  expect(button('One').parentElement).toHaveClass('side-by-side');
  await show({ title: 'Three', buttons: titles });
  expect(button('One').parentElement).toHaveClass('stacked');
});

test('a new alert replaces the old one, its inputs and its redirect', async () => {
  const { show, user, navigate } = setUp();
  await show({ ...RESET, redirectTo: '/old' });
  await user.type(screen.getByLabelText('E-mail'), 'old');
  await show({ ...RESET, title: 'Again' });
  await act(async () => undefined);

  expect(dialog()).toHaveAccessibleName('Again');
  expect(screen.getByLabelText('E-mail')).toHaveValue('anna@');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
});

test('typed text survives another render of the page', async () => {
  const navigate = jest.fn();
  const alerts = createAlerts(navigate);
  const page = (text: string) => (
    <>
      <p>{text}</p>
      <AlertDialog alerts={alerts} />
    </>
  );
  const { rerender } = render(page('one'));
  await act(async () => alerts.show(RESET));
  await userEvent.type(screen.getByLabelText('Note'), 'please');
  rerender(page('two'));
  expect(screen.getByLabelText('Note')).toHaveValue('please');
});

test('a button that opens the next alert leaves that one open', async () => {
  const navigate = jest.fn();
  const alerts = createAlerts(navigate);
  render(<AlertDialog alerts={alerts} />);
  await act(async () =>
    alerts.show({
      title: 'Oops.',
      buttons: [{ title: 'retry', onClick: () => alerts.show(RESET) }],
    }),
  );
  await userEvent.click(button('retry'));
  await act(async () => undefined);
  expect(dialog()).toHaveAccessibleName('Forgot password?');
});
