import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from 'firebase-tools/lib/config';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import config from './firebase.json';

const ROOT = join(__dirname, '..');

interface Rule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const REMOTES = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remote.ts')));
const ORIGINS = REMOTES.map((name) => `https://${name}.swissgerman.example`);
const MEDIA = 'https://media.swissgerman.example';

function site(target: string) {
  const found = config.hosting.find((entry) => entry.target === target);
  if (found === undefined) throw new Error(`No hosting target ${target}`);
  return found;
}
const rulesOf = (target: string): readonly Rule[] => site(target).headers;

/** The header that a rule sets. The rule's glob or expression identifies it. */
const header = (target: string, rule: string, key: string) =>
  rulesOf(target)
    .find(({ source, regex }) => (source ?? regex) === rule)
    ?.headers.find((entry) => entry.key === key)?.value;

const policy = new Map(
  (header('shell', '**', 'Content-Security-Policy') ?? '')
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
);

test('every site of the product is a target', () => {
  const targets = config.hosting.map(({ target }) => target);
  expect(targets.toSorted()).toEqual(['shell', ...REMOTES, 'media'].toSorted());
});

test('the Firebase CLI takes every folder that is deployed', () => {
  const cli = new Config(config, { projectDir: __dirname });
  const folders = [
    ...config.hosting.map((entry) => entry.public),
    ...config.functions.flatMap(({ source, configDir }) => [source, configDir]),
  ];
  for (const folder of folders) expect(cli.path(folder)).toBe(`${__dirname}/${folder}`);
  expect(config.hosting.map((entry) => entry.public)).toEqual(
    config.hosting.map(({ target }) => `hosting/${target}`),
  );
});

describe('content security policy of the shell', () => {
  test('allows nothing that it does not name', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'object-src', 'frame-ancestors']) {
      expect(policy.get(name)).toEqual(["'none'"]);
    }
  });

  test('has no way around it', () => {
    // The policy of each page allows its inline styles (delivery/src/compose/page-style.ts).
    const { 'style-src': styles = [], ...others } = Object.fromEntries(policy);
    const sources = [...styles, ...Object.values(others).flat()];
    expect(Object.values(others).flat()).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    expect(sources).not.toContain('*');
    expect(sources).not.toContain('https:');
  });

  test.each(['script-src', 'style-src', 'connect-src', 'img-src'])(
    '%s lets the remotes in',
    (name) => {
      expect(policy.get(name)).toEqual(expect.arrayContaining(["'self'", ...ORIGINS]));
    },
  );

  test('video comes from the media site and from the player only', () => {
    expect(policy.get('media-src')).toEqual(['blob:', MEDIA]);
    expect(policy.get('connect-src')).toContain(MEDIA);
  });
});

describe('standalone documents of mf-live', () => {
  const sources = (name: string, directive: string) =>
    header('mf-live', `/${name}/**`, 'Content-Security-Policy')
      ?.split('; ')
      .find((each) => each.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1);

  test('the chat is shown by the shell alone, and reaches no network', () => {
    expect(policy.get('frame-src')).toContain('https://mf-live.swissgerman.example');
    expect(sources('chat', 'frame-ancestors')).toEqual(['https://swissgerman.example']);
    expect(sources('chat', 'default-src')).toEqual(["'none'"]);
    expect(sources('chat', 'connect-src')).toBeUndefined();
    expect(sources('chat', 'script-src')).toEqual(["'self'"]);
  });

  test('only the Zoom page gets camera, microphone and the script of Zoom', () => {
    expect(sources('zoom', 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources('zoom', 'script-src')).toContain('https://source.zoom.us');
    for (const part of ['camera=(self)', 'microphone=(self)']) {
      expect(header('mf-live', '/zoom/**', 'Permissions-Policy')).toContain(part);
    }
    for (const part of ['camera=()', 'microphone=()']) {
      expect(header('mf-live', '/chat/**', 'Permissions-Policy')).toContain(part);
      expect(header('shell', '**', 'Permissions-Policy')).toContain(part);
    }
    expect([...policy.values()].flat().filter((source) => source.includes('zoom'))).toEqual([]);
  });
});

describe('paths of the shell', () => {
  const rewrites: readonly Omit<Rule, 'headers'>[] = site('shell').rewrites ?? [];
  const isPage = (path: string) => rewrites.some((rule) => configMatcher(path, rule));

  test.each([
    '/',
    '/home',
    '/videos/am-telefoon',
    '/success/cs_test_a1B2',
    '/no/such/page/',
    '/foo.bar',
    '/videos/a.b',
    '/main.0a1b2c3d.js/more',
    '/main.0a1b2c3d',
    '/json',
    '/a.html',
  ])('%s is answered with the page', (path) => expect(isPage(path)).toBe(true));

  test.each([
    '/assets/main.0a1b2c3d.js',
    '/assets/main.0a1b2c3d.js.br',
    '/assets/main.0a1b2c3d.unheard',
    '/catalogue.0a1b2c3d.json',
    '/registry.json',
    '/favicon.ico',
    '/robots.txt',
    '/a.b/c.css',
  ])('%s is never answered with the page', (path) => expect(isPage(path)).toBe(false));
});

test('nothing is kept without asking; a release adds the files that it has', () => {
  const values = config.hosting.flatMap(({ headers }) =>
    headers.flatMap((rule) =>
      rule.headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => value),
    ),
  );
  expect(values).toEqual(config.hosting.map(() => 'no-cache'));
});

test.each(REMOTES)('%s may be loaded by the shell and by no other site', (target) => {
  expect(header(target, '**', 'Access-Control-Allow-Origin')).toBe('https://swissgerman.example');
  expect(header(target, '**', 'Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('media may be played from anywhere, and playlists come from the function', () => {
  expect(header('media', '/@(clips|lessons)/**', 'Access-Control-Allow-Origin')).toBe('*');
  expect(site('media').rewrites).toEqual([
    { source: '/s/**', function: { functionId: 'media', region: 'us-central1', pinTag: true } },
  ]);
});
