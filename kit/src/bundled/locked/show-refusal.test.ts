import { createInMemoryPlatform } from 'common-testing';
import { showRefusal } from './show-refusal';

const LOG_IN = { title: 'No access', redirectTo: '/sign-in-up' };
const PLANS = { title: 'VIP', redirectTo: '/subscriptions' };

/** A visitor comes from home to the live lessons, and an alert refuses them. */
function refused() {
  const platform = createInMemoryPlatform({ path: '/home' });
  const { navigation, alerts, recorded } = platform;
  navigation.go('/live-lessons');
  showRefusal(platform, LOG_IN);
  return { platform, navigation, alerts, shown: () => recorded.alerts.length };
}

test("going Back from the alert's target shows the page without the alert", () => {
  const { platform, navigation, alerts, shown } = refused();
  alerts.hide();
  expect(navigation.location$.value.pathname).toBe('/sign-in-up');
  navigation.go('/sign-in-up?startWithLogIn=true', { replace: true });
  navigation.back();
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(1);
  // The panel's own link leads to the same page, and Back from there does the same.
  navigation.go('/sign-in-up');
  navigation.back();
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(1);
});

test("'See what it is' keeps the learner on the page, and Back from their next page shows no alert", () => {
  const { platform, navigation, shown } = refused();
  platform.pressAlertButton('See what it is');
  expect(navigation.location$.value.pathname).toBe('/live-lessons');
  expect(platform.alerts.current$.value).toBeNull();
  navigation.go('/subscriptions?plan=VIP_monthly');
  navigation.back();
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(1);
});

test('a new visit shows the alert again', () => {
  const { platform, navigation, shown } = refused();
  platform.pressAlertButton('See what it is');
  for (const to of ['/home', '/contact', '/live-lessons']) navigation.go(to);
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(2);
});

test('OK leads away; without a panel the alert has no other button', () => {
  const { platform, navigation } = refused();
  platform.pressAlertButton('OK');
  expect(navigation.location$.value.pathname).toBe('/sign-in-up');
  showRefusal(platform, PLANS, false);
  expect(() => platform.pressAlertButton('See what it is')).toThrow();
  platform.pressAlertButton('OK');
  expect(navigation.location$.value.pathname).toBe('/subscriptions');
});

test('after a log-in, the learner reads the next reason', () => {
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

test('a learner who left without the alert reads it again', () => {
  const { platform, navigation, shown } = refused();
  navigation.back();
  navigation.go('/live-lessons');
  showRefusal(platform, LOG_IN);
  expect(shown()).toBe(2);
});
