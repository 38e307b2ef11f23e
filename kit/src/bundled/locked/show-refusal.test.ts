import { createInMemoryPlatform } from 'common-testing';
import { showRefusal } from './show-refusal';

const LOG_IN = { title: 'No access', redirectTo: '/sign-in-up' };
const PLANS = { title: 'VIP', redirectTo: '/subscriptions' };

/** A visitor comes from home to the live lessons, and is refused. */
function refused() {
  const platform = createInMemoryPlatform({ path: '/home' });
  const { navigation, alerts, recorded } = platform;
  navigation.go('/live-lessons');
  showRefusal(platform, LOG_IN);
  return { platform, navigation, alerts, shown: () => recorded.alerts.length };
}

test('who goes back from where the alert led sees the page without it', () => {
  const { platform, navigation, alerts, shown } = refused();
  alerts.hide();
  expect(navigation.location$.value.pathname).toBe('/sign-in-up');
  navigation.go('/sign-in-up?startWithLogIn=true', { replace: true });
  navigation.back();
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(1);
  // The panel leads on by itself, and Back from there is the same.
  navigation.go('/sign-in-up');
  navigation.back();
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(1);
});

test('who wants to see what it is stays there, and Back from where they go on shows no alert', () => {
  const { platform, navigation, shown } = refused();
  platform.pressAlertButton('See what it is');
  expect(navigation.location$.value.pathname).toBe('/live-lessons');
  expect(platform.alerts.current$.value).toBeNull();
  navigation.go('/subscriptions?plan=VIP_monthly');
  navigation.back();
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(1);
});

test('who saw what it is reads the alert again on a new visit', () => {
  const { platform, navigation, shown } = refused();
  platform.pressAlertButton('See what it is');
  for (const to of ['/home', '/contact', '/live-lessons']) navigation.go(to);
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(2);
});

test('OK leads away, and where there is no panel nothing else is offered', () => {
  const { platform, navigation } = refused();
  platform.pressAlertButton('OK');
  expect(navigation.location$.value.pathname).toBe('/sign-in-up');
  showRefusal(platform, PLANS, false);
  expect(() => platform.pressAlertButton('See what it is')).toThrow();
  platform.pressAlertButton('OK');
  expect(navigation.location$.value.pathname).toBe('/subscriptions');
});

test('who has logged in meanwhile reads the next reason', () => {
  const { platform, navigation, alerts, shown } = refused();
  alerts.hide();
  navigation.back();
  showRefusal(platform, PLANS);
  expect(shown()).toBe(2);
});

test.each([
  ['who comes anew', ['/home', '/live-lessons']],
  ['who comes by a link of the page that the alert led to', ['/live-lessons']],
  ['who opens another page that is refused', ['/videos/znueni']],
])('%s reads it again', (_, path) => {
  const { platform, navigation, alerts, shown } = refused();
  alerts.hide();
  for (const to of path) navigation.go(to);
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(2);
});

test('who left the alert behind reads it again', () => {
  const { platform, navigation, shown } = refused();
  navigation.back();
  navigation.go('/live-lessons');
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(2);
});
