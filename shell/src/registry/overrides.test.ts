import { fetchOverrides, overridesInQuery, sessionOverrides } from './overrides';

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
