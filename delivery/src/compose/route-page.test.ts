import { aCatalogue, aRegisteredRemote } from 'common-testing';
import { aShellManifest } from '../build/testing/a-shell-manifest';
import type { Fragments } from './fragments';
import { fallbackPage, remotePage, shellPage, type Published } from './route-page';

const frame = (header: boolean, fragment: boolean) => ({
  header,
  fragment,
  html: `${header ? '<header/>' : ''}<main>{{remote}} {{screen}}${fragment ? ' {{build}}: {{fragment}}' : ' Loading…'}</main>`,
});
const shell = aShellManifest({
  build: 'b',
  script: '/assets/shell.js',
  style: '/assets/shell.css',
  federation: '/assets/federation.js',
  session: ['/assets/auth.1.js'],
  kit: 'kit-1',
  frames: [true, false].flatMap((header) => [frame(header, true), frame(header, false)]),
});
const published: Published = {
  shell,
  catalogue: aCatalogue(),
  catalogueFile: 'catalogue.1.json',
  mediaOrigin: 'https://media.example',
  read: (site, file) => `/* ${site} ${file} */`,
};
const route = {
  path: '/home',
  screen: 'home',
  scripts: [{ file: 'assets/extra.js', integrity: 'sha384-z' }],
  exact: true,
  title: 'Home',
  needsSession: false,
};
const remote = aRegisteredRemote({
  manifestUrl: 'https://r.example/remote.json',
  manifest: {
    build: 'build-1',
    entry: { file: 'entry.js', integrity: 'sha384-x' },
    screens: {
      home: {
        expose: './home',
        scripts: [{ file: 'assets/home.js', integrity: 'sha384-y' }],
        styles: [{ file: 'assets/home.css' }],
      },
    },
  },
});
const fragments: Fragments = {
  schemaVersion: 1,
  build: 'build-1',
  kit: 'kit-1',
  catalogue: 'catalogue.1.json',
  links: '{}',
  routes: { '/home': { html: '<h1>Grüezi $& {{remote}}</h1>', showsCatalogue: true } },
};

describe('the page of a route', () => {
  const page = remotePage(remote, route, fragments, published);

  test('has the unchanged fragment in its frame, with the build', () => {
    expect(page.key).toBe('mf-lessons/home');
    expect(page.content).toBe(
      '<header/><main>mf-lessons home build-1: <h1>Grüezi $& {{remote}}</h1></main>',
    );
  });

  test('asks for exactly what its route needs', () => {
    expect(page.preloads).toEqual([
      { href: 'https://r.example/entry.js', crossOrigin: true, integrity: 'sha384-x' },
      { href: 'https://r.example/assets/home.js', crossOrigin: true, integrity: 'sha384-y' },
      { href: 'https://r.example/assets/extra.js', crossOrigin: true, integrity: 'sha384-z' },
    ]);
  });

  test('names what a browser of the canary asks for instead, and nothing where it is switched off', () => {
    const { manifest } = remote;
    const canary = {
      percent: 5,
      manifest: {
        ...manifest,
        build: 'build-2',
        entry: { file: 'canary.js', integrity: 'sha384-c' },
      },
    };
    expect(page.canary).toBeUndefined();
    const withCanary = { ...remote, canary };
    expect(remotePage(withCanary, route, fragments, published).canary).toEqual({
      build: 'build-2',
      preloads: [
        { href: 'https://r.example/canary.js', crossOrigin: true, integrity: 'sha384-c' },
        { href: 'https://r.example/assets/home.js', crossOrigin: true, integrity: 'sha384-y' },
      ],
    });
    const off = { ...withCanary, isSwitchedOff: true };
    expect(remotePage(off, route, fragments, published).canary).toBeUndefined();
  });

  test("holds the shell's style sheet and its screen's", () => {
    expect(page.styles).toEqual([
      { href: '/assets/shell.css', text: '/* shell /assets/shell.css */', isOfScreen: false },
      {
        href: 'https://r.example/assets/home.css',
        text: '/* mf-lessons assets/home.css */',
        isOfScreen: true,
      },
    ]);
  });

  test('carries the catalogue that its fragment was rendered from', () => {
    expect(page.catalogue).toBe(published.catalogue);
    expect(page.preconnects).toEqual(['https://media.example']);
  });

  test('asks for a catalogue that its screen reads and it does not carry', () => {
    const reading = { ...route, catalogue: true };
    expect(remotePage(remote, reading, fragments, published).fetches).toEqual([]);
    const waiting = remotePage(remote, reading, undefined, published);
    expect(waiting.fetches).toEqual(['/catalogue.1.json']);
    expect(remotePage(remote, route, undefined, published).fetches).toEqual([]);
  });

  test('has no header where the route asks for that', () => {
    const bare = remotePage(remote, { ...route, header: false }, fragments, published);
    expect(bare.content).not.toContain('<header/>');
  });

  test.each([
    ['another build of the remote', { build: 'build-0' }],
    ['another kit', { kit: 'kit-0' }],
    ['another catalogue', { catalogue: 'catalogue.0.json' }],
    ['another route', { routes: {} }],
  ])('waits for the code when the fragment is of %s', (_, change) => {
    const waiting = remotePage(remote, route, { ...fragments, ...change }, published);
    expect(waiting.content).toBe('<header/><main>mf-lessons home Loading…</main>');
    expect(waiting.styles.map(({ href }) => href)).toEqual(['/assets/shell.css']);
    expect(waiting.catalogue).toBeUndefined();
    expect(waiting.preloads).toEqual(page.preloads);
  });

  test('says what to do when the build of the shell is too old for it', () => {
    const old = { ...published, shell: { ...shell, frames: [] } };
    expect(() => remotePage(remote, route, fragments, old)).toThrow(/build the shell anew/);
  });
});

test('a page of the shell asks for its own chunk', () => {
  const own = {
    path: '/contact',
    exact: true,
    title: 'Contact',
    html: '<h1>Contact</h1>',
    scripts: ['/assets/page-contact.js'],
    styles: ['/assets/page-contact.css'],
  };
  expect(shellPage(own, published)).toMatchObject({
    key: '/contact',
    content: '<h1>Contact</h1>',
    styles: [
      { href: '/assets/shell.css', isOfScreen: false },
      { href: '/assets/page-contact.css', isOfScreen: false },
    ],
    preloads: [{ href: '/assets/page-contact.js' }],
  });
});

test('the page for all other paths holds nothing of any route', () => {
  expect(fallbackPage(published)).toMatchObject({ key: '', content: '' });
});
