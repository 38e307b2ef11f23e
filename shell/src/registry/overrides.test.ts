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
  test('reads the manifest below the given address', async () => {
    const overrides = await fetchOverrides({ 'mf-live': 'http://localhost:9' }, async (url) => ({
      from: url,
    }));
    expect(overrides).toEqual([
      {
        name: 'mf-live',
        document: {
          name: 'mf-live',
          manifestUrl: 'http://localhost:9/remote.json',
          manifest: { from: 'http://localhost:9/remote.json' },
        },
      },
    ]);
  });

  test.each(['http://localhost:9/mf-live', 'http://localhost:9/mf-live/'])(
    'takes a folder with or without a slash: %s',
    async (url) => {
      const fetchJson = jest.fn(async () => ({}));
      await fetchOverrides({ 'mf-live': url }, fetchJson);
      expect(fetchJson).toHaveBeenCalledWith('http://localhost:9/mf-live/remote.json');
    },
  );

  test('turns a failure into the state of that remote', async () => {
    const overrides = await fetchOverrides({ 'mf-live': 'http://localhost:9' }, () =>
      Promise.reject(new Error('down')),
    );
    expect(overrides).toEqual([
      {
        name: 'mf-live',
        failure: { kind: 'unreachable', url: 'http://localhost:9/remote.json' },
      },
    ]);
  });
});
