import { formMode, formPath, nextPath, pageName } from './next-path';

const arrival = (change: Partial<Parameters<typeof nextPath>[0]>) =>
  nextPath({ query: new URLSearchParams(), from: undefined, wasSignedIn: false, ...change });

const next = (value: string) => arrival({ query: new URLSearchParams({ next: value }) });

describe('nextPath', () => {
  test.each(['/videos/x', '/subscriptions?from=home', '/flashcards/a%20b#top'])(
    'goes to %s',
    (to) => {
      expect(next(to)).toBe(to);
    },
  );

  test.each([
    '',
    'videos/x',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/sign-in-up',
    '/sign-in-up?next=/sign-in-up',
    '/collect-consents',
  ])('goes home instead of %j', (to) => {
    expect(next(to)).toBe('/home');
  });

  test('goes back to the previous page', () => {
    expect(arrival({ from: '/videos/x' })).toBe('/videos/x');
  });

  test.each([undefined, '/sign-in-up', '//evil.example'])('goes home after %j', (from) => {
    expect(arrival({ from })).toBe('/home');
  });

  test('goes home when the learner was signed in already', () => {
    expect(arrival({ from: '/videos/x', wasSignedIn: true })).toBe('/home');
  });
});

describe('the form', () => {
  test.each([
    ['startWithLogIn=true', 'log-in'],
    ['startWithLogIn=false', 'sign-up'],
    ['', 'sign-up'],
  ])('"%s": %s', (query, mode) => {
    expect(formMode(new URLSearchParams(query))).toBe(mode);
  });

  test('changes without losing `next`', () => {
    const query = new URLSearchParams({ next: '/videos/x' });
    expect(formPath('log-in', query)).toBe('/sign-in-up?next=%2Fvideos%2Fx&startWithLogIn=true');
    expect(formPath('sign-up', new URLSearchParams('startWithLogIn=true'))).toBe('/sign-in-up');
  });
});

test.each([
  ['/live-lessons', 'the live lessons'],
  ['/videos/x?q=1', 'your lesson'],
  ['/flashcards/due', 'your cards'],
  ['/flashcards/all', 'your cards'],
  ['/subscriptions?plan=VIP_monthly', 'the plans'],
])('%s is named as what the learner comes back to', (path, page) => {
  expect(pageName(path)).toBe(page);
});

test.each(['/home', '/videosx', '/contact'])('%s has no name', (path) => {
  expect(pageName(path)).toBeUndefined();
});
