import { createInMemoryPlatform } from './index';

test('begins at the given path', () => {
  const { navigation, recorded } = createInMemoryPlatform({
    path: '/sign-in-up?startWithLogIn=true#form',
    params: { VideoID: 'given' },
  });
  expect(navigation.location$.value).toEqual({
    pathname: '/sign-in-up',
    search: '?startWithLogIn=true',
    hash: '#form',
    params: { VideoID: 'given' },
  });
  expect(recorded.paths).toEqual([]);
});

test.each([
  ['/videos/gr%C3%BCezi', { VideoID: 'grüezi' }],
  ['/flashcards/lesson-1', { VideoID: 'lesson-1' }],
  ['/mini-lessons/a%2Fb', { LessonID: 'a/b' }],
  ['/videos/100%25', { VideoID: '100%' }],
  ['/videos/%E0%A4%A', { VideoID: '%E0%A4%A' }],
  ['/success/cs_test_1', { session_id: 'cs_test_1' }],
  ['/success', {}],
  ['/videos', {}],
  ['/privacy-policy/cookies', {}],
  ['/no/such/page', {}],
])('finds the parameters of %s', (path, params) => {
  const { navigation } = createInMemoryPlatform();
  navigation.go(path);
  expect(navigation.location$.value.params).toEqual(params);
});

test('records visited paths, and logs a path outside the app', () => {
  const { navigation, recorded } = createInMemoryPlatform();
  navigation.go('/subscriptions');
  navigation.go('//evil.example');
  navigation.prefetch('/live-lessons');
  expect(recorded.paths).toEqual(['/subscriptions']);
  expect(recorded.prefetched).toEqual(['/live-lessons']);
  expect(recorded.logs).toMatchObject([{ level: 'warn', details: { path: '//evil.example' } }]);
});

test('Back stays at the first location', () => {
  const { navigation } = createInMemoryPlatform({ path: '/home' });
  navigation.back();
  expect(navigation.location$.value.pathname).toBe('/home');
});

test('leaves the app through a window, or through the parent app', () => {
  const web = createInMemoryPlatform();
  web.navigation.openExternal('https://example.com/');
  expect(web.recorded.external).toEqual(['https://example.com/']);
  expect(web.recorded.sent).toEqual([]);

  const app = createInMemoryPlatform({ device: { isEmbeddedInAndroidIosApp: true } });
  app.navigation.openExternal('https://example.com/');
  expect(app.recorded.sent).toEqual([
    { type: 'OPEN_EXTERNAL_URL', payload: { url: 'https://example.com/' } },
  ]);
});
