import { headersFor, matches, readHostingConfig } from './config';

describe('a rule', () => {
  test.each([
    ['**', '/', true],
    ['**', '/a/b.js', true],
    ['**/*.js', '/assets/main.js', true],
    ['/**/*.js', '/main.js', true],
    ['*.js', '/a/main.js', false],
    ['/s/**', '/s/token/clip/key', true],
    ['/s/**', '/clips/a', false],
    ['/@(clips|lessons)/**', '/lessons/a.webp', true],
    ['/@(clips|lessons)/**', '/catalogue.json', false],
    ['!**/*.@(js|css)', '/foo.bar', true],
    ['!**/*.@(js|css)', '/a.b/main.js', false],
    ['/!(s)/**', '/clips/a', true],
    ['/!(s)/**', '/s/a', false],
  ])('with the glob %s on %s: %s', (source, path, expected) => {
    expect(matches({ source }, path)).toBe(expected);
  });

  test('may be a regular expression', () => {
    const hashed = { regex: '\\.[0-9a-f]{8}\\.[a-z0-9.]+$' };
    expect(matches(hashed, '/assets/main.1a2b3c4d.js')).toBe(true);
    expect(matches(hashed, '/index.html')).toBe(false);
  });
});

test('lets the later of two headers win', () => {
  const headers = [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    { source: '**/*.js', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ];
  expect(headersFor({ headers }, '/a.js')).toEqual({ 'cache-control': 'immutable' });
  expect(headersFor({ headers }, '/a.html')).toEqual({ 'cache-control': 'no-cache' });
});

describe('the configuration of the deployment', () => {
  test('has one entry per site', () => {
    const { media, shell } = readHostingConfig();
    expect(media.rewrites).toContainEqual(expect.objectContaining({ source: '/s/**' }));
    expect(headersFor(shell, '/')).toHaveProperty('content-security-policy');
  });

  test.each([
    ['/videos/a.b', true],
    ['/home', true],
    ['/assets/main.1a2b3c4d.unheard', false],
    ['/favicon.ico', false],
  ])('answers %s with the page: %s', (path, expected) => {
    const { rewrites } = readHostingConfig().shell;
    expect(rewrites.some((rule) => matches(rule, path))).toBe(expected);
  });

  test('names the malformed part, and a missing site', () => {
    const text = (hosting: unknown) => JSON.stringify({ hosting });
    expect(() => readHostingConfig(text([{ target: 'mf-new' }]))).toThrow(
      'firebase/firebase.json: hosting.0.target: must be one of shell,',
    );
    expect(() => readHostingConfig(text([{ target: 'shell' }]))).toThrow(
      'there is no hosting target "mf-auth"',
    );
  });
});
