import { createAlerts } from './alerts';

function setUp() {
  const navigate = jest.fn<void, [string]>();
  return { navigate, alerts: createAlerts(navigate) };
}
const NOTHING_TYPED = new Map<string, string>();

test('no alert is open at first', () => {
  const { alerts, navigate } = setUp();
  alerts.hide();
  alerts.pressButton({ title: 'OK' }, NOTHING_TYPED);
  expect(alerts.current$.value).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('a redirect happens when the alert is closed, once, and not before', () => {
  const { alerts, navigate } = setUp();
  alerts.show({ title: 'No access.', redirectTo: '/sign-in-up' });
  expect(navigate).not.toHaveBeenCalled();
  alerts.hide();
  alerts.hide();
  expect(navigate.mock.calls).toEqual([['/sign-in-up']]);
  expect(alerts.current$.value).toBeNull();
});

test('a new alert replaces the old one and drops its redirect', () => {
  const { alerts, navigate } = setUp();
  alerts.show({ title: 'Old', redirectTo: '/old' });
  alerts.show({ title: 'New' });
  expect(alerts.current$.value).toEqual({ title: 'New' });
  alerts.hide();
  expect(navigate).not.toHaveBeenCalled();
});

test('a pressed button closes the alert, then runs, then the redirect follows', () => {
  const order: string[] = [];
  const alerts = createAlerts((path) => order.push(`go to ${path}`));
  alerts.show({ title: 'Agree', redirectTo: '/home' });
  alerts.pressButton(
    { title: 'OK', onClick: () => order.push(alerts.current$.value ? 'still open' : 'closed') },
    NOTHING_TYPED,
  );
  expect(order).toEqual(['closed', 'go to /home']);
});

test('the redirect of the button wins over the one of the alert', () => {
  const { alerts, navigate } = setUp();
  alerts.show({ title: 'No access', redirectTo: '/home' });
  alerts.pressButton({ title: 'Log In', redirectTo: '/sign-in-up' }, NOTHING_TYPED);
  expect(navigate.mock.calls).toEqual([['/sign-in-up']]);
});

test('a button reads the inputs by their ids, also later', async () => {
  const { alerts } = setUp();
  const read = jest.fn<void, [string, string]>();
  alerts.show({ title: 'Reset', inputs: [{ id: 'email', label: 'E-mail' }] });
  alerts.pressButton(
    {
      title: 'Send',
      onClick: ({ getInputByID }) =>
        queueMicrotask(() => read(getInputByID('email'), getInputByID('unknown'))),
    },
    new Map([['email', 'anna@example.com']]),
  );
  await Promise.resolve();
  expect(read.mock.calls).toEqual([['anna@example.com', '']]);
});

test('the handler of a button can open the next alert', () => {
  const { alerts } = setUp();
  alerts.show({ title: 'Oops.' });
  alerts.pressButton(
    { title: 'Retry', onClick: () => alerts.show({ title: 'Again' }) },
    NOTHING_TYPED,
  );
  expect(alerts.current$.value).toEqual({ title: 'Again' });
});
