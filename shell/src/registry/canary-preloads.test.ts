import { readFileSync } from 'node:fs';
import { aRegisteredRemote } from 'common-testing';
import type { ResolvedRemote } from './resolve-remotes';
import { rememberCanaries } from './this-browser';

const script = readFileSync(`${__dirname}/../../canary-preloads.js`, 'utf8');

/** Files that a page preloads. */
function asked(content: string): (string | null)[][] {
  const meta = Object.assign(document.createElement('meta'), { name: 'canary', content });
  document.head.replaceChildren(meta);
  // Runs the script like the page, before any other script.
  new Function(script)();
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
    link.getAttribute('href'),
    link.integrity,
    link.crossOrigin,
  ]);
}

const PAGE = 'bbbbbbbb|/stable.js,sha384-s /more.js,sha384-m|/canary.js,sha384-c';
const STABLE = [
  ['/stable.js', 'sha384-s', ''],
  ['/more.js', 'sha384-m', ''],
];
const CANARY = [['/canary.js', 'sha384-c', '']];

const aRemote = (build: string, change: object): ResolvedRemote => ({
  status: 'loadable',
  name: 'mf-live',
  remote: aRegisteredRemote({ name: 'mf-live', manifest: { build } }),
  routes: [],
  slots: [],
  isOverridden: false,
  ...change,
});
const remember = (build: string, change: object = { channel: 'canary' }) =>
  rememberCanaries(localStorage, [aRemote('aaaaaaaa', {}), aRemote(build, change)]);

beforeEach(() => localStorage.clear());

describe('while the remote of a page has a canary, the page preloads', () => {
  test('the stable build in a browser that met no canary yet', () => {
    expect(asked(PAGE)).toEqual(STABLE);
  });

  test('the canary in a browser that got it, until it gets another build', () => {
    remember('bbbbbbbb');
    expect(asked(PAGE)).toEqual(CANARY);
    remember('bbbbbbbb', {});
    expect(asked(PAGE)).toEqual(STABLE);
    remember('cccccccc');
    expect(asked(PAGE)).toEqual(STABLE);
  });

  test('the canary after a page of another remote that did not know the build yet', () => {
    remember('bbbbbbbb');
    remember('aaaaaaaa', { isAwaited: true });
    expect(asked(PAGE)).toEqual(CANARY);
  });
});

test('preloads the stable build if the storage is blocked', () => {
  remember('bbbbbbbb');
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  try {
    expect(asked(PAGE)).toEqual(STABLE);
  } finally {
    storage.mockRestore();
  }
});
