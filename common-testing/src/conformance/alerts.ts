import type { Alert } from 'shared-contracts';
import { eventually } from './expectations';
import type { Given } from './harness';

export function alertPromises(given: Given): void {
  const arriveAt = (pathname: string) =>
    eventually(given().platform.navigation.location$, (place) => place.pathname === pathname);

  test('shows one alert at a time, a new one replaces the old without redirecting [ACTION-alert]', async () => {
    const { alerts, navigation } = given().platform;
    const places: string[] = [];
    const subscription = navigation.location$.subscribe(({ pathname }) => places.push(pathname));
    expect(alerts.current$.value).toBeNull();
    alerts.show({ title: 'First', redirectTo: '/sign-in-up' });
    alerts.show({ title: 'Second', redirectTo: '/contact' });
    expect(alerts.current$.value?.title).toBe('Second');

    alerts.hide();
    await arriveAt('/contact');
    expect(places).not.toContain('/sign-in-up');
    subscription.unsubscribe();
  });

  test('is hidden, or has title, description, redirect, buttons and inputs [ENTITY-alert] [ACTION-alert]', () => {
    const { platform, pressAlertButton } = given();
    const typed: string[] = [];
    const alert: Alert = {
      title: 'Reset password',
      description: 'Where should the e-mail be sent?',
      redirectTo: '/contact',
      inputs: [{ id: 'email', label: 'E-mail' }],
      buttons: [
        { title: 'Cancel', style: 'secondary', redirectTo: '/home' },
        { title: 'Send', onClick: ({ getInputByID }) => typed.push(getInputByID('email')) },
      ],
    };
    expect(platform.alerts.current$.value).toBeNull();
    platform.alerts.show(alert);
    expect(platform.alerts.current$.value).toEqual(alert);
    pressAlertButton('Send', { email: 'heidi@example.com' });
    expect(typed).toEqual(['heidi@example.com']);
    expect(platform.alerts.current$.value).toBeNull();
  });

  test('redirects when it is closed, not before [ALERT-redirect]', async () => {
    const { alerts, navigation } = given().platform;
    alerts.show({ title: 'No access.', redirectTo: '/sign-in-up' });
    expect(navigation.location$.value.pathname).not.toBe('/sign-in-up');
    alerts.hide();
    expect(alerts.current$.value).toBeNull();
    await arriveAt('/sign-in-up');
  });

  test('a button with an empty redirect stays on the page', async () => {
    const { platform, pressAlertButton } = given();
    const { alerts, navigation } = platform;
    const { pathname } = navigation.location$.value;
    const buttons = [{ title: 'Stay', redirectTo: '' }, { title: 'OK' }];
    alerts.show({ title: 'No access.', redirectTo: '/sign-in-up', buttons });
    pressAlertButton('Stay');
    expect(alerts.current$.value).toBeNull();
    expect(navigation.location$.value.pathname).toBe(pathname);
    alerts.show({ title: 'No access.', redirectTo: '/sign-in-up', buttons });
    pressAlertButton('OK');
    await arriveAt('/sign-in-up');
  });

  test('redirects once, however often it is hidden', async () => {
    const { alerts, navigation } = given().platform;
    const places: string[] = [];
    const subscription = navigation.location$.subscribe(({ pathname }) => places.push(pathname));
    alerts.show({ title: 'No access.', redirectTo: '/sign-in-up' });
    alerts.hide();
    await arriveAt('/sign-in-up');
    alerts.hide();
    navigation.go('/contact');
    await arriveAt('/contact');
    expect(places.filter((place) => place === '/sign-in-up')).toHaveLength(1);
    subscription.unsubscribe();
  });

  test('has an OK button by default [ALERT-no-buttons]', async () => {
    const { platform, pressAlertButton } = given();
    platform.alerts.show({ title: 'Sign in', redirectTo: '/sign-in-up' });
    pressAlertButton('OK');
    expect(platform.alerts.current$.value).toBeNull();
    await arriveAt('/sign-in-up');
  });

  test("prefers a button's redirect to its own", async () => {
    const { platform, pressAlertButton } = given();
    const places: string[] = [];
    const subscription = platform.navigation.location$.subscribe(({ pathname }) =>
      places.push(pathname),
    );
    platform.alerts.show({
      title: 'No access',
      buttons: [{ title: 'Log In' }, { title: 'Subscribe', redirectTo: '/subscriptions' }],
      redirectTo: '/sign-in-up',
    });
    pressAlertButton('Subscribe');
    await arriveAt('/subscriptions');
    expect(places).not.toContain('/sign-in-up');
    subscription.unsubscribe();
  });

  test('closes before the handler of a button runs, which may read inputs and show another', () => {
    const { platform, pressAlertButton } = given();
    const seen: unknown[] = [];
    platform.alerts.show({
      title: 'Reset password',
      inputs: [
        { id: 'email', label: 'E-mail' },
        { id: 'name', label: 'Name', initialValue: 'Heidi' },
      ],
      buttons: [
        {
          title: 'Send',
          onClick: ({ getInputByID }) => {
            seen.push(platform.alerts.current$.value);
            seen.push(getInputByID('email'), getInputByID('name'), getInputByID('missing'));
            platform.alerts.show({ title: 'Success' });
          },
        },
      ],
    });
    pressAlertButton('Send', { email: 'heidi@example.com' });
    expect(seen).toEqual([null, 'heidi@example.com', 'Heidi', '']);
    expect(platform.alerts.current$.value?.title).toBe('Success');
  });
}
