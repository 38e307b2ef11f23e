import * as v from 'valibot';
import { aRegisteredRemote } from '../testing/fixtures';
import { RegisteredRemoteSchema, RegistrySchema, screenFiles } from './registry';

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
  const manifest = {
    ...remote.manifest,
    entry: { file: 'js/entry.1a2b.js', integrity: 'sha384-x' },
    screens: {
      home: {
        expose: './home',
        scripts: [{ file: 'https://cdn.example/home.js' }],
        styles: [{ file: './home.css' }],
      },
    },
  };
  const published = { ...remote, manifestUrl: 'https://r.example/v2/remote.json', manifest };

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
