import { logInPath, SPECIFIED_ROUTES } from './routes';

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
});

test.each([
  [undefined, '/sign-in-up?startWithLogIn=true'],
  ['/videos/a b', '/sign-in-up?startWithLogIn=true&next=%2Fvideos%2Fa%20b'],
])('the log-in that leads to %p is %s', (next, path) => expect(logInPath(next)).toBe(path));
