import { CONTRACT_VERSION } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import { PLAIN_BROWSER, resolveRemotes, type ThisBrowser } from './resolve-remotes';

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

  test('a malformed entry fails alone, with its readable routes and slots', () => {
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

  test('a malformed entry without routes and slots has none', () => {
    const broken = { name: 'mf-other', manifest: { routes: 'all' } };
    expect(resolveRemotes(registry(broken))).toEqual([
      expect.objectContaining({ status: 'failed', routes: [], slots: [] }),
    ]);
  });

  test('explains an override that is no object', () => {
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

  test('ignores an entry without a name', () => {
    expect(resolveRemotes(registry({}, null, good))).toHaveLength(1);
  });

  test('repoints only known remotes', () => {
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

describe('which build a browser gets', () => {
  const STABLE = good.manifest.build;
  const other = (build: string, change: object = {}) => ({ ...good.manifest, build, ...change });
  const withCanary = (percent: unknown, manifest: object = other('canary')) =>
    registry({ ...good, canary: { percent, manifest } });
  const decide = (document: object, browser: Partial<ThisBrowser> = {}) => {
    const [resolved] = resolveRemotes(document, [], { ...PLAIN_BROWSER, ...browser }) ?? [];
    if (resolved?.status !== 'loadable') throw new Error(JSON.stringify(resolved));
    const { remote, channel, avoided } = resolved;
    return [remote.manifest.build, channel, avoided];
  };
  const bucket = (number: number) => ({ bucketOf: () => number });
  const bad = (...builds: string[]) => ({ badBuilds: { [good.name]: builds } });
  const remembered = (entry: unknown) => ({ lastGood: { [good.name]: entry } });
  const old = { ...good, manifest: other('old') };

  test('is the canary below its percent, and the stable one from there on', () => {
    expect(decide(withCanary(5), bucket(4.99))).toEqual(['canary', 'canary', undefined]);
    expect(decide(withCanary(5), bucket(5))).toEqual([STABLE, undefined, undefined]);
  });

  test('is the stable one if this browser knows that the canary of that sequence has ended', () => {
    const numbered = (sequence?: number) => ({ ...withCanary(5), sequence });
    const hasEnded = (remote: string, sequence: number) => remote === good.name && sequence < 13;
    for (const sequence of [12, undefined]) {
      const browser = { ...bucket(0), hasEnded };
      expect(decide(numbered(sequence), browser)).toEqual([STABLE, undefined, undefined]);
    }
    expect(decide(numbered(13), { ...bucket(0), hasEnded })[0]).toBe('canary');
    // The browser does not wait for the name of its build either.
    const share = { ...registry({ ...good, canary: { percent: 5 } }), sequence: 12 };
    const [resolved] =
      resolveRemotes(share, [], { ...PLAIN_BROWSER, ...bucket(0), hasEnded }) ?? [];
    expect(resolved).not.toHaveProperty('isAwaited');
  });

  test('depends on the bucket for the name of the remote', () => {
    const bucketOf = jest.fn(() => 50);
    decide(withCanary(5), { bucketOf });
    expect(bucketOf.mock.calls).toEqual([[good.name]]);
  });

  test('reads the bucket of a tester, too, because it makes the pseudonym of their reports', () => {
    const bucketOf = jest.fn(() => 50);
    expect(decide(withCanary(5), { bucketOf, isTester: true })[0]).toBe('canary');
    expect(bucketOf.mock.calls).toEqual([[good.name]]);
  });

  test('reads no bucket without a canary', () => {
    const bucketOf = jest.fn(() => 0);
    expect(decide(registry(good), { bucketOf })).toEqual([STABLE, undefined, undefined]);
    expect(bucketOf).not.toHaveBeenCalled();
  });

  test('never moves a browser back while the share grows', () => {
    const everybody = Array.from({ length: 1000 }, (_, index) => index / 10);
    const getsIt = (percent: number) =>
      everybody.filter((number) => decide(withCanary(percent), bucket(number))[0] === 'canary');
    const [five, twenty, half] = [5, 20, 50].map(getsIt);
    expect([five, twenty, half].map((share) => share?.length)).toEqual([50, 200, 500]);
    expect(twenty).toEqual(expect.arrayContaining(five ?? []));
    expect(half).toEqual(expect.arrayContaining(twenty ?? []));
  });

  test('is the canary for a tester with any share', () => {
    expect(decide(withCanary(1), { isTester: true })[0]).toBe('canary');
    expect(decide(registry(good), { isTester: true })[0]).toBe(STABLE);
  });

  test.each([
    ['malformed', withCanary(100, { build: 'canary' })],
    ['without a share', withCanary('all')],
    ['built for another contract', withCanary(100, other('canary', { contract: '^99.0.0' }))],
  ])('is the stable one where the canary is %s', (_, document) => {
    expect(decide(document, bucket(0))).toEqual([STABLE, undefined, undefined]);
  });

  test('is the stable one if the canary is bad in this browser', () => {
    expect(decide(withCanary(5), { ...bucket(0), ...bad('canary') })).toEqual([
      ...[STABLE, undefined, 'canary'],
    ]);
  });

  test('is the stored one if the stable one is bad in this browser', () => {
    expect(decide(registry(good), { ...bad(STABLE), ...remembered(old) })).toEqual([
      ...['old', 'last-good', STABLE],
    ]);
    expect(decide(registry(good), remembered(old))[0]).toBe(STABLE);
  });

  test('is the next newer one as soon as the registry names it', () => {
    const next = { ...good, manifest: other('next') };
    expect(decide(registry(next), { ...bad(STABLE), ...remembered(old) })).toEqual([
      ...['next', undefined, undefined],
    ]);
  });

  test.each([
    ['nothing is remembered', undefined],
    ['what is remembered is malformed', { name: good.name }],
    ['what is remembered is of another remote', { ...old, name: 'mf-other' }],
    [
      'what is remembered is for another contract',
      { ...old, manifest: other('old', { contract: '^99.0.0' }) },
    ],
    ['what is remembered is bad too', { ...good, manifest: other('worse') }],
  ])('is the bad one all the same where %s, so that its failure shows a Retry', (_, entry) => {
    expect(decide(registry(good), { ...bad(STABLE, 'worse'), ...remembered(entry) })).toEqual([
      ...[STABLE, undefined, undefined],
    ]);
  });

  test('is awaited if the page does not name the canary, and only by a browser that gets it', () => {
    const document = registry({ ...good, canary: { percent: 5 } });
    const isAwaited = (browser: Partial<ThisBrowser>) =>
      resolveRemotes(document, [], { ...PLAIN_BROWSER, ...browser })?.map((remote) =>
        remote.status === 'loadable' ? [remote.remote.manifest.build, remote.isAwaited] : [],
      );
    expect(isAwaited(bucket(4.99))).toEqual([[STABLE, true]]);
    expect(isAwaited({ isTester: true })).toEqual([[STABLE, true]]);
    expect(isAwaited(bucket(5))).toEqual([[STABLE, undefined]]);
    const overrides = [{ name: good.name, document: { ...good, canary: { percent: 100 } } }];
    const [overridden] =
      resolveRemotes(document, overrides, { ...PLAIN_BROWSER, ...bucket(0) }) ?? [];
    expect(overridden).toMatchObject({ status: 'loadable', isOverridden: true });
    expect(overridden).not.toHaveProperty('isAwaited');
  });

  test('does not apply to a remote that is repointed or switched off', () => {
    const all = { ...PLAIN_BROWSER, ...bucket(0) };
    const document = { ...good, canary: { percent: 100, manifest: other('canary') } };
    const overrides = [{ name: good.name, document }];
    expect(resolveRemotes(registry(good), overrides, all)).toMatchObject([
      { status: 'loadable', remote: { manifest: { build: STABLE } }, isOverridden: true },
    ]);
    const off = registry({ ...document, isSwitchedOff: true });
    const badAndRemembered = { ...all, ...bad(STABLE, 'canary'), ...remembered(old) };
    for (const browser of [all, { ...PLAIN_BROWSER, ...badAndRemembered }]) {
      expect(resolveRemotes(off, [], browser)).toMatchObject([
        { status: 'failed', failure: { kind: 'switched-off' } },
      ]);
    }
  });
});
