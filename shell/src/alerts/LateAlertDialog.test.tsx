import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAlerts } from './alerts';
import type * as Code from './AlertDialog';
import { LateAlertDialog } from './LateAlertDialog';

const code = { isDown: false };
jest.mock('./AlertDialog', () => ({
  get AlertDialog() {
    if (code.isDown) throw new Error('offline');
    return jest.requireActual<typeof Code>('./AlertDialog').AlertDialog;
  },
}));

const LOCKED = { title: 'Lesson no access', description: 'Please Sign in', redirectTo: '/plans' };

function setUp() {
  const navigate = jest.fn<void, [string]>();
  const alerts = createAlerts(navigate);
  const plain = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  render(<LateAlertDialog alerts={alerts} />);
  return { alerts, navigate, plain };
}

test('the dialog loads with the first alert', async () => {
  code.isDown = false;
  const { alerts, navigate, plain } = setUp();
  act(() => alerts.show(LOCKED));
  expect(await screen.findByRole('alertdialog', { name: LOCKED.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(navigate.mock.calls).toEqual([['/plans']]);
  expect(plain).not.toHaveBeenCalled();
});

test('without its code the browser’s own alert shows the text and follows the redirect', async () => {
  code.isDown = true;
  const { alerts, navigate, plain } = setUp();
  await act(async () => alerts.show(LOCKED));
  expect(plain.mock.calls).toEqual([['Lesson no access\n\nPlease Sign in']]);
  expect(navigate.mock.calls).toEqual([['/plans']]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
