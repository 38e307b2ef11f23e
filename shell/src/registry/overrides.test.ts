import { aRegisteredRemote } from 'common-testing';
import { fetchOverrides, openOverrides, overridesInQuery, sessionOverrides } from './overrides';

beforeEach(() => sessionStorage.clear());

describe('overridesInQuery', () => {
  test('reads one per remote', () => {
    expect(overridesInQuery('?remote.mf-live=http://localhost:3004&x=1')).toEqual({
      'mf-live': 'http://localhost:3004',
    });
  });

  test.each(['?remote.mf-live=javascript:alert(1)', '?remote.shell=http://a', '?remote.mf-live=x'])(
    'ignores %s',
    (search) => expect(overridesInQuery(search)).toEqual({}),
  );
});

describe('sessionOverrides', () => {
  test('lasts for the session and ends with an empty value', () => {
    sessionOverrides('?remote.mf-live=http://localhost:9', sessionStorage);
    expect(sessionOverrides('', sessionStorage)).toEqual({ 'mf-live': 'http://localhost:9' });
    expect(sessionOverrides('?remote.mf-live=', sessionStorage)).toEqual({});
    expect(sessionOverrides('', sessionStorage)).toEqual({});
  });

  test.each(['{', 'null', '5', '"x"', '{"mf-live":5}', '{"mf-live":"javascript:alert(1)"}'])(
    'discards corrupt storage: %s',
    (stored) => {
      sessionStorage.setItem('remote-overrides', stored);
      expect(sessionOverrides('', sessionStorage)).toEqual({});
      expect(sessionStorage).toHaveLength(0);
    },
  );
});

describe('fetchOverrides', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });
  const answering = (answer: () => Promise<unknown>) => {
    const fetched = jest.fn(answer);
    globalThis.fetch = fetched as unknown as typeof fetch;
    return fetched;
  };
  const answerOf = (value: unknown, ok = true) => ({ ok, json: async () => value });
  const manifestUrl = 'http://localhost:9/remote.json';

  test('reads the manifest below the given address, as it is now', async () => {
    const fetched = answering(async () => answerOf({ name: 'mf-live' }));
    expect(await fetchOverrides({ 'mf-live': 'http://localhost:9' })).toEqual([
      {
        name: 'mf-live',
        document: { name: 'mf-live', manifestUrl, manifest: { name: 'mf-live' } },
      },
    ]);
    expect(fetched).toHaveBeenCalledWith(
      manifestUrl,
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  test.each(['http://localhost:9/mf-live', 'http://localhost:9/mf-live/'])(
    'takes a folder with or without a slash: %s',
    async (url) => {
      const fetched = answering(async () => answerOf({}));
      await fetchOverrides({ 'mf-live': url });
      expect(fetched).toHaveBeenCalledWith(
        'http://localhost:9/mf-live/remote.json',
        expect.anything(),
      );
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['no answer', () => Promise.reject(new TypeError('down'))],
    ['no such file', async () => answerOf({}, false)],
    ['no JSON', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ])('turns %s into the state of that remote', async (_case, answer) => {
    answering(answer);
    expect(await fetchOverrides({ 'mf-live': 'http://localhost:9' })).toEqual([
      { name: 'mf-live', failure: { kind: 'unreachable', url: manifestUrl } },
    ]);
  });
});

describe('a composition', () => {
  const ID = 'shell-dev.auth-11111111.live-22222222';
  const remotes = ['mf-auth', 'mf-live', 'mf-lessons'].map((name) => aRegisteredRemote({ name }));
  const inlined = { schemaVersion: 1, publishedAt: '', remotes };
  const original = globalThis.fetch;
  const warn = jest.fn();
  const open = (search: string) =>
    openOverrides({ search }, sessionStorage, { inlined, log: { warn } });
  /** Manifests that each site serves. */
  function serving(files: Readonly<Record<string, unknown>>) {
    globalThis.fetch = (async (url: string) =>
      url in files
        ? new Response(JSON.stringify(files[url]))
        : { ok: false, status: 404 }) as never;
  }
  const manifestOf = (name: string, build: string) =>
    aRegisteredRemote({ name, manifest: { build } }).manifest;
  const served = {
    'https://mf-auth.example/remote.11111111.json': manifestOf('mf-auth', '11111111'),
    'https://mf-live.example/remote.22222222.json': manifestOf('mf-live', '22222222'),
  };

  beforeEach(() => warn.mockReset());
  afterEach(() => {
    globalThis.fetch = original;
  });

  test('repoints each remote that it names to the manifest of that build', async () => {
    serving(served);
    const { names, fetch } = open(`?composition=${ID}`);
    expect(names).toEqual([ID]);
    expect(await fetch()).toEqual(
      Object.entries(served).map(([manifestUrl, manifest]) => ({
        name: manifest.name,
        document: { name: manifest.name, manifestUrl, manifest },
      })),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('lasts for the session, and ends with an empty value', () => {
    open(`?composition=${ID}`);
    expect(open('').names).toEqual([ID]);
    expect(open('?composition=').names).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('names a different shell of the page', () => {
    const other = ID.replace('shell-dev', 'shell-99999999');
    expect(open(`?composition=${other}`).names).toEqual([`${other} (but shell dev)`]);
  });

  test('shows a remote that was off as off, and one whose files are gone as unreachable', async () => {
    serving({});
    const found = await open('?composition=shell-dev.auth-off.live-22222222').fetch();
    expect(found).toEqual([
      { name: 'mf-auth', failure: { kind: 'switched-off' } },
      {
        name: 'mf-live',
        failure: { kind: 'unreachable', url: 'https://mf-live.example/remote.22222222.json' },
      },
    ]);
  });

  test('refuses another build under the same name', async () => {
    serving({
      'https://mf-live.example/remote.22222222.json': manifestOf('mf-live', '33333333'),
    });
    const [found] = await open('?composition=shell-dev.live-22222222').fetch();
    expect(found).toMatchObject({ failure: { kind: 'invalid-manifest' } });
  });

  test('yields to a single repointed remote', async () => {
    serving({ ...served, 'http://localhost:9/remote.json': { name: 'mf-live' } });
    const { names, fetch } = open(`?composition=${ID}&remote.mf-live=http://localhost:9`);
    expect(names).toEqual([ID, 'mf-live']);
    const addresses = (await fetch()).map((each) =>
      'document' in each ? (each.document as { manifestUrl: string }).manifestUrl : '',
    );
    expect(addresses).toEqual([
      'http://localhost:9/remote.json',
      'https://mf-auth.example/remote.11111111.json',
    ]);
  });

  test.each(['latest', 'shell-1.live-2.live-3', '../x'])('that is invalid is told: %s', (asked) => {
    expect(open(`?composition=${asked}`).names).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no composition'), { asked });
  });

  test('repoints nothing if the page has no registry', async () => {
    serving(served);
    const opened = openOverrides({ search: `?composition=${ID}` }, sessionStorage, {
      inlined: undefined,
      log: { warn },
    });
    expect(await opened.fetch()).toEqual([]);
  });
});
