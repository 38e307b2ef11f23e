import { eventually } from './expectations';
import type { Given } from './harness';

const OUTSIDE = [
  'https://evil.example/contact',
  '//evil.example/contact',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'contact',
  '',
];

export function navigationPromises(given: Given): void {
  const arriveAt = (pathname: string) =>
    eventually(given().platform.navigation.location$, (place) => place.pathname === pathname);

  test('goes to an in-app path and splits it', async () => {
    const { navigation } = given().platform;
    navigation.go('/subscriptions?from=home&x=1#plans');
    expect(await arriveAt('/subscriptions')).toMatchObject({
      pathname: '/subscriptions',
      search: '?from=home&x=1',
      hash: '#plans',
    });
    navigation.go('/contact');
    expect(await arriveAt('/contact')).toMatchObject({ search: '', hash: '' });
  });

  test('ignores a path outside the app', async () => {
    const { navigation } = given().platform;
    const places: string[] = [];
    const subscription = navigation.location$.subscribe(({ pathname }) => places.push(pathname));
    for (const path of OUTSIDE) navigation.go(path);
    navigation.go('/disclaimer');
    await arriveAt('/disclaimer');
    expect(places).toHaveLength(2);
    subscription.unsubscribe();
  });

  test('goes back', async () => {
    const { navigation } = given().platform;
    navigation.go('/contact?from=test');
    await arriveAt('/contact');
    navigation.go('/disclaimer');
    await arriveAt('/disclaimer');
    navigation.back();
    expect(await arriveAt('/contact')).toMatchObject({ search: '?from=test' });
  });

  test('a replacing navigation leaves no history entry', async () => {
    const { navigation } = given().platform;
    navigation.go('/contact');
    await arriveAt('/contact');
    navigation.go('/disclaimer');
    await arriveAt('/disclaimer');
    navigation.go('/subscriptions', { replace: true });
    await arriveAt('/subscriptions');
    navigation.back();
    await arriveAt('/contact');
  });

  test('a prefetch, or an invalid outside address, does not navigate', async () => {
    const { navigation } = given().platform;
    const places: string[] = [];
    const subscription = navigation.location$.subscribe(({ pathname }) => places.push(pathname));
    navigation.prefetch('/live-lessons');
    navigation.openExternal('javascript:alert(1)');
    for (const url of ['javascript:alert(1)', 'mailto:a@example.com', '/contact', '']) {
      navigation.leave(url);
    }
    navigation.go('/contact');
    await arriveAt('/contact');
    expect(places).toHaveLength(2);
    subscription.unsubscribe();
  });
}
