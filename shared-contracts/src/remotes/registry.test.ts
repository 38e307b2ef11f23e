import * as v from 'valibot';
import { aRegisteredRemote } from 'common-testing';
import {
  RegisteredRemoteSchema,
  RegistrySchema,
  RemoteManifestSchema,
  RemoteNameSchema,
} from './registry';
import { screenFiles } from './screen-files';

const { manifest } = aRegisteredRemote();

/** Paths of the fields that the schema objects to. */
const complaints = (value: unknown): (string | null)[] =>
  (v.safeParse(RemoteManifestSchema, value).issues ?? []).map((issue) => v.getDotPath(issue));

describe('remote.json', () => {
  test('is accepted as a build writes it', () => {
    expect(v.parse(RemoteManifestSchema, manifest)).toEqual(manifest);
  });

  test('may offer files with integrity, several screens and a slot', () => {
    const rich = {
      ...manifest,
      entry: { file: 'remoteEntry.js', integrity: 'sha384-abc' },
      screens: {
        ...manifest.screens,
        overlay: {
          expose: './overlay',
          scripts: [{ file: '1.js' }],
          styles: [{ file: '1.css', integrity: 'sha384-def' }],
        },
      },
      slots: [{ slot: 'overlay', screen: 'overlay' }],
    };
    expect(v.parse(RemoteManifestSchema, rich)).toEqual(rich);
  });

  test.each([
    ['another version of the schema', { schemaVersion: 2 }, 'schemaVersion'],
    ['a name that is no remote', { name: 'lessons' }, 'name'],
    ['no version', { version: undefined }, 'version'],
    ['no build', { build: undefined }, 'build'],
    ['no contract', { contract: undefined }, 'contract'],
    ['no container', { container: undefined }, 'container'],
    ['an entry without file', { entry: {} }, 'entry.file'],
    ['routes that are no list', { routes: {} }, 'routes'],
    [
      'a route without leading slash',
      { routes: [{ ...manifest.routes[0], path: 'home' }] },
      'routes.0.path',
    ],
    [
      'a slot that the shell does not have',
      { slots: [{ slot: 'sidebar', screen: 'home' }] },
      'slots.0.slot',
    ],
    [
      'a screen without module',
      { screens: { home: { scripts: [], styles: [] } } },
      'screens.home.expose',
    ],
  ])('is refused with %s', (_case, change, field) => {
    expect(complaints({ ...manifest, ...change })).toContain(field);
  });

  test.each([
    ['route', { routes: [{ ...manifest.routes[0], screen: 'missing' }] }],
    ['slot', { slots: [{ slot: 'overlay', screen: 'missing' }] }],
  ])('is refused when a %s names a screen that it does not declare', (_case, change) => {
    const { issues = [] } = v.safeParse(RemoteManifestSchema, { ...manifest, ...change });
    expect(issues.map(({ message }) => message)).toEqual([
      'every route and slot must name a screen in "screens"',
    ]);
  });

  test.each(['toString', 'constructor', '__proto__'])(
    'is refused when a route names the screen %s, which every object seems to have',
    (screen) => {
      expect(
        v.is(RemoteManifestSchema, { ...manifest, routes: [{ ...manifest.routes[0], screen }] }),
      ).toBe(false);
    },
  );

  test.each(['<!doctype html>', null, [], {}])('is refused when it is %p', (value) => {
    expect(v.is(RemoteManifestSchema, value)).toBe(false);
  });
});

describe('the name of a remote', () => {
  test.each(['mf-auth', 'mf-live-2', 'mf-x'])('may be %s', (name) => {
    expect(v.is(RemoteNameSchema, name)).toBe(true);
  });

  test.each([
    '',
    'mf-',
    'MF-auth',
    'mf-Auth',
    'mf-1',
    'auth',
    'mf-auth/..',
    'mf-auth ',
    '__proto__',
  ])('may not be %p', (name) => {
    expect(v.is(RemoteNameSchema, name)).toBe(false);
  });
});

describe('registry.json', () => {
  test('is accepted although one of its remotes is malformed', () => {
    const registry = {
      schemaVersion: 1,
      publishedAt: '2026-11-20T08:00:00.000Z',
      remotes: [aRegisteredRemote(), { name: 'mf-live' }, null],
    };
    expect(v.parse(RegistrySchema, registry)).toEqual(registry);
  });

  test.each([
    [{ schemaVersion: 2, publishedAt: '', remotes: [] }],
    [{ schemaVersion: 1, remotes: [] }],
    [{ schemaVersion: 1, publishedAt: '', remotes: {} }],
    ['<!doctype html>'],
    [null],
  ])('is refused when it is %j', (registry) => {
    expect(v.is(RegistrySchema, registry)).toBe(false);
  });
});

describe('a registered remote', () => {
  test('is accepted as the publisher writes it', () => {
    const remote = aRegisteredRemote({ name: 'mf-live' });
    expect(v.parse(RegisteredRemoteSchema, remote)).toEqual(remote);
  });

  test.each([
    ['a relative address', { manifestUrl: '/remote.json' }],
    ['a name that is no remote', { name: 'live' }],
    ['a malformed manifest', { manifest: { schemaVersion: 1 } }],
  ])('is refused with %s', (_case, change) => {
    expect(v.is(RegisteredRemoteSchema, { ...aRegisteredRemote(), ...change })).toBe(false);
  });
});

describe('the files of a screen', () => {
  const remote = aRegisteredRemote();
  const moved = {
    ...manifest,
    entry: { file: 'js/entry.1a2b.js', integrity: 'sha384-x' },
    screens: {
      home: {
        expose: './home',
        scripts: [{ file: 'https://cdn.example/home.js' }],
        styles: [{ file: './home.css' }],
      },
    },
  };
  const published = { ...remote, manifestUrl: 'https://r.example/v2/remote.json', manifest: moved };

  test('have addresses relative to the manifest, or their own', () => {
    expect(screenFiles(published, 'home', [{ file: 'player.js' }])).toEqual({
      expose: './home',
      entry: {
        file: 'js/entry.1a2b.js',
        href: 'https://r.example/v2/js/entry.1a2b.js',
        integrity: 'sha384-x',
      },
      scripts: [{ file: 'https://cdn.example/home.js', href: 'https://cdn.example/home.js' }],
      routeScripts: [{ file: 'player.js', href: 'https://r.example/v2/player.js' }],
      styles: [{ file: './home.css', href: 'https://r.example/v2/home.css' }],
    });
  });

  test('are none where the manifest declares no such screen', () => {
    expect(screenFiles(published, 'nowhere')).toBeUndefined();
  });
});
