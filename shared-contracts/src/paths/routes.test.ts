import { logInPath, SPECIFIED_ROUTES } from './routes';

const pathsOf = (...owners: string[]) =>
  SPECIFIED_ROUTES.filter(({ owner }) => owners.includes(owner)).map(({ path }) => path);

describe('the route table', () => {
  test('has every route once', () => {
    const paths = SPECIFIED_ROUTES.map(({ path }) => path);
    expect([...paths].sort()).toEqual(
      [
        '/home',
        '/',
        '/videos/:VideoID',
        '/sign-in-up',
        '/live-lessons',
        '/settings',
        '/subscriptions',
        '/success/:session_id?',
        '/my-account',
        '/cancel',
        '/contact',
        '/live-meeting',
        '/success-card-update',
        '/flashcards/:VideoID',
        '/mini-lessons/:LessonID',
        '/collect-consents',
        '/privacy-policy',
        '/privacy-policy-google',
        '/terms-and-conditions',
        '/disclaimer',
      ].sort(),
    );
  });

  test('opens only the legal texts below themselves', () => {
    expect(SPECIFIED_ROUTES.filter(({ exact }) => !exact).map(({ path }) => path)).toEqual([
      '/privacy-policy',
      '/privacy-policy-google',
      '/terms-and-conditions',
      '/disclaimer',
    ]);
  });

  test('gives each remote its screens', () => {
    expect(pathsOf('mf-auth')).toEqual([
      '/sign-in-up',
      '/settings',
      '/my-account',
      '/collect-consents',
    ]);
    expect(pathsOf('mf-lessons')).toEqual([
      '/',
      '/home',
      '/videos/:VideoID',
      '/flashcards/:VideoID',
      '/mini-lessons/:LessonID',
    ]);
    expect(pathsOf('mf-subscriptions')).toEqual([
      '/subscriptions',
      '/success/:session_id?',
      '/cancel',
      '/success-card-update',
    ]);
    expect(pathsOf('mf-live')).toEqual(['/live-lessons', '/live-meeting']);
  });
});

test.each([
  [undefined, '/sign-in-up?startWithLogIn=true'],
  ['/videos/a b', '/sign-in-up?startWithLogIn=true&next=%2Fvideos%2Fa%20b'],
])('the log-in that leads to %p is %s', (next, path) => expect(logInPath(next)).toBe(path));
