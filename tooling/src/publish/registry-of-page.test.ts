import { RegistrySchema } from 'shared-contracts';
import { aRegisteredRemote } from 'shared-contracts/testing';
import { is } from 'valibot';
import { registryOfPage } from './registry-of-page';

test('the registry of a page keeps the digests of entries and styles, and leaves those of scripts to the entries', () => {
  const remote = aRegisteredRemote({
    manifest: {
      entry: { file: 'entry.js', integrity: 'sha384-entry' },
      routes: [
        {
          path: '/home',
          screen: 'home',
          scripts: [{ file: 'extra.js', integrity: 'sha384-extra' }],
          exact: true,
          title: 'Home',
          needsSession: false,
        },
      ],
      screens: {
        home: {
          expose: './home',
          scripts: [{ file: 'home.js', integrity: 'sha384-home' }],
          styles: [{ file: 'home.css', integrity: 'sha384-styles' }],
        },
      },
    },
  });
  const registry = registryOfPage({
    schemaVersion: 1,
    publishedAt: '2026-11-26T08:00:00.000Z',
    sequence: 7,
    remotes: [{ ...remote, canary: { percent: 5, manifest: remote.manifest } }],
  });
  expect(is(RegistrySchema, registry)).toBe(true);
  expect(registry.sequence).toBe(7);
  const text = JSON.stringify(registry);
  expect(text).toContain('sha384-entry');
  expect(text).toContain('sha384-styles');
  expect(text).toContain('extra.js');
  expect(text).toContain('home.js');
  expect(text).not.toContain('sha384-extra');
  expect(text).not.toContain('sha384-home');
});
