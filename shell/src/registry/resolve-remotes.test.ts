import { CONTRACT_VERSION } from 'shared-contracts';
import { aRegisteredRemote } from 'shared-contracts/testing';
import { resolveRemotes } from './resolve-remotes';

const good = aRegisteredRemote();
const registry = (...remotes: unknown[]) => ({
  schemaVersion: 1,
  publishedAt: '2026-11-20T12:00:00.000Z',
  remotes,
});
const withManifest = (change: object) => ({
  ...good,
  name: 'mf-other',
  manifest: { ...good.manifest, name: 'mf-other', ...change },
});

describe('resolveRemotes', () => {
  test('resolves a sound entry with its routes', () => {
    expect(resolveRemotes(registry(good))).toEqual([
      {
        status: 'loadable',
        name: good.name,
        remote: good,
        routes: good.manifest.routes,
        slots: good.manifest.slots,
        isOverridden: false,
      },
    ]);
  });

  test.each([
    ['nothing', undefined],
    ['text', 'registry'],
    ['another version', { ...registry(good), schemaVersion: 2 }],
    ['no list', { ...registry(), remotes: {} }],
  ])('is no registry: %s', (_, document) => {
    expect(resolveRemotes(document)).toBeUndefined();
  });

  test('keeps a malformed entry to itself, and its places as far as they can be read', () => {
    const slot = { slot: 'overlay', screen: 'overlay' };
    const broken = withManifest({ entry: 42, slots: [slot, { slot: 'sidebar' }] });
    const [first, second] = resolveRemotes(registry(good, broken)) ?? [];
    expect(first?.status).toBe('loadable');
    expect(second).toMatchObject({
      status: 'failed',
      name: 'mf-other',
      failure: { kind: 'invalid-manifest', reason: expect.stringContaining('manifest.entry') },
      routes: good.manifest.routes,
      slots: [slot],
    });
  });

  test('has no places where a malformed entry names none', () => {
    const broken = { name: 'mf-other', manifest: { routes: 'all' } };
    expect(resolveRemotes(registry(broken))).toEqual([
      expect.objectContaining({ status: 'failed', routes: [], slots: [] }),
    ]);
  });

  test('says where an override is malformed that is no object at all', () => {
    const [resolved] = resolveRemotes(registry(good), [{ name: good.name, document: null }]) ?? [];
    expect(resolved).toMatchObject({
      failure: { kind: 'invalid-manifest', reason: expect.stringMatching(/^the whole entry: ./) },
    });
  });

  test('refuses a remote that was built against another contract', () => {
    const [resolved] = resolveRemotes(registry(withManifest({ contract: '^99.0.0' }))) ?? [];
    expect(resolved).toMatchObject({
      status: 'failed',
      failure: { kind: 'incompatible-contract', wants: '^99.0.0', offered: CONTRACT_VERSION },
    });
  });

  test('does not load a remote that is switched off, unless it is repointed', () => {
    const off = { ...good, isSwitchedOff: true };
    const { routes, slots } = good.manifest;
    expect(resolveRemotes(registry(off))).toEqual([
      {
        status: 'failed',
        name: good.name,
        failure: { kind: 'switched-off' },
        routes,
        slots,
        isOverridden: false,
      },
    ]);
    const overrides = [{ name: good.name, document: good }];
    expect(resolveRemotes(registry(off), overrides)?.[0]?.status).toBe('loadable');
  });

  test('passes over an entry without a name', () => {
    expect(resolveRemotes(registry({}, null, good))).toHaveLength(1);
  });

  test('repoints a known remote, and no other', () => {
    const elsewhere = { ...good, manifestUrl: 'http://localhost:9999/remote.json' };
    const resolved = resolveRemotes(registry(good), [
      { name: good.name, document: elsewhere },
      { name: 'mf-unknown', document: elsewhere },
    ]);
    expect(resolved).toMatchObject([{ status: 'loadable', isOverridden: true, remote: elsewhere }]);
  });

  test('shows an unreachable override as a failure of that remote', () => {
    const failure = { kind: 'unreachable', url: 'http://localhost:9999/remote.json' } as const;
    expect(resolveRemotes(registry(good), [{ name: good.name, failure }])).toMatchObject([
      { status: 'failed', failure, isOverridden: true, routes: good.manifest.routes },
    ]);
  });
});
