import { RegistrySchema, type RegisteredRemote, type Registry } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import { is } from 'valibot';
import { registryOfPage } from './registry-of-page';

const registry = (...remotes: RegisteredRemote[]): Registry => ({
  schemaVersion: 1,
  publishedAt: '2026-11-26T08:00:00.000Z',
  sequence: 7,
  remotes,
});

test('the registry of a page keeps the digests of entries and styles, and leaves those of scripts to the entries', () => {
  const remote = aRegisteredRemote({
    manifest: {
      owner: { team: '@lessons', onCall: 'lessons@example.com' },
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
  const canary = { percent: 5, manifest: remote.manifest };
  const inPage = registryOfPage(registry({ ...remote, canary }), { remote: remote.name });
  expect(is(RegistrySchema, inPage)).toBe(true);
  expect(inPage.sequence).toBe(7);
  const text = JSON.stringify(inPage);
  expect(text).toContain('sha384-entry');
  expect(text).toContain('sha384-styles');
  expect(text).toContain('extra.js');
  expect(text).toContain('home.js');
  expect(text).not.toContain('sha384-extra');
  expect(text).not.toContain('sha384-home');
  expect(text).not.toContain('@lessons');
});

test('the registry of a page names the canary of its own remote, and of the others only the share', () => {
  const withCanary = (name: string): RegisteredRemote => {
    const { manifest, ...remote } = aRegisteredRemote({ name });
    return { ...remote, manifest, canary: { percent: 5, manifest: { ...manifest, build: 'c' } } };
  };
  const both = registry(withCanary('mf-live'), withCanary('mf-auth'));
  const canaries = (own: string | undefined) =>
    registryOfPage(both, { remote: own }).remotes.map(({ canary }) => [
      canary?.percent,
      canary?.manifest?.build,
    ]);
  expect(canaries('mf-live')).toEqual([
    [5, 'c'],
    [5, undefined],
  ]);
  expect(canaries(undefined)).toEqual([
    [5, undefined],
    [5, undefined],
  ]);
});

test('the registry of a page leaves out the digests of the styles that the page holds, and of no others', () => {
  const screen = (name: string) => ({
    expose: `./${name}`,
    scripts: [],
    styles: [{ file: `${name}.css`, integrity: `sha384-${name}` }],
  });
  const screens = { home: screen('home'), cards: screen('cards') };
  const remote = aRegisteredRemote({ manifest: { screens } });
  const canary = { percent: 5, manifest: remote.manifest };
  const both = registry(
    { ...remote, canary },
    aRegisteredRemote({ name: 'mf-x', manifest: { screens } }),
  );
  const digests = (styled: string | undefined) =>
    registryOfPage(both, { remote: 'mf-lessons', styled }).remotes.map(({ manifest, canary: of }) =>
      [manifest, ...(of?.manifest ? [of.manifest] : [])].map(({ screens: { home, cards } }) =>
        [home, cards].map((each) => each?.styles[0]?.integrity),
      ),
    );
  const all = ['sha384-home', 'sha384-cards'];
  expect(digests(undefined)).toEqual([[all, all], [all]]);
  expect(digests('mf-lessons/home')).toEqual([[[undefined, 'sha384-cards'], all], [all]]);
});
