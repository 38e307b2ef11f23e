import { readFileSync } from 'node:fs';

const script = readFileSync(`${__dirname}/../../before-paint.js`, 'utf8');

/** Runs the script like the page, before any other script. */
const run = () => new Function(script)();

const root = document.documentElement;
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const original = globalThis.fetch;

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  root.dataset.session = '';
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true } as Response);
  globalThis.fetch = fetched as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  globalThis.fetch = original;
  globalThis.registryAnswer = undefined;
});

describe('the registry', () => {
  test('is requested before any script, in a browser that gets a canary', async () => {
    localStorage.setItem('canaries', 'bbbbbbbb');
    run();
    expect(fetched.mock.calls).toEqual([
      ['/registry.json', { cache: 'no-cache', signal: expect.any(AbortSignal) }],
    ]);
    await expect(globalThis.registryAnswer).resolves.toEqual({ ok: true });
  });

  test.each([
    ['met no canary', undefined],
    ['gets none any more', ''],
  ])('is left for later in a browser that %s', (_case, canaries) => {
    if (canaries !== undefined) localStorage.setItem('canaries', canaries);
    run();
    expect(fetched).not.toHaveBeenCalled();
    expect(globalThis.registryAnswer).toBeUndefined();
  });
});

describe('in a browser that remembers a member, the page requests the scripts of the session', () => {
  const asked = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
      link.getAttribute('href'),
      link.integrity,
    ]);

  test("with the loader's digests", () => {
    localStorage.setItem('signed-in', '1');
    root.dataset.session = '/auth.js,sha384-a /functions.js,sha384-f';
    run();
    expect(asked()).toEqual([
      ['/auth.js', 'sha384-a'],
      ['/functions.js', 'sha384-f'],
    ]);
  });

  test('without digests if the shell names none', () => {
    localStorage.setItem('signed-in', '1');
    root.dataset.session = '/auth.js';
    run();
    expect(asked()).toEqual([['/auth.js', '']]);
  });

  test('and in no other browser', () => {
    root.dataset.session = '/auth.js,sha384-a';
    run();
    expect(asked()).toEqual([]);
  });
});
