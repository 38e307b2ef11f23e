import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCatalogue, aRegisteredRemote, createInMemoryPlatform } from 'common-testing';
import { KIT_FILE } from '../build/kit-build';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { prerenderRemote } from './prerender-remote';

const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let builds = 0;

const route = (path: string, screen: string, prerender?: boolean) => ({
  path,
  screen,
  exact: true,
  title: '',
  needsSession: false,
  ...(prerender !== undefined && { prerender }),
});

/** A build for Node with one screen, whose Root is written as text. */
function prerender(root: string, ...routes: ReturnType<typeof route>[]) {
  const dist = join(folder, String((builds += 1)));
  mkdirSync(join(dist, PRERENDER_FOLDER), { recursive: true });
  writeFileSync(
    join(dist, PRERENDER_FOLDER, 'home.cjs'),
    `module.exports.default = { identifierPrefix: 'home-', Root: ${root} };`,
  );
  writeFileSync(join(dist, PRERENDER_FOLDER, KIT_FILE), 'kit-1');
  const { manifest } = aRegisteredRemote({ manifest: { build: 'build-1', routes } });
  const catalogue = aCatalogue();
  const { links } = createInMemoryPlatform();
  return prerenderRemote({ manifest, dist, catalogue, catalogueFile: 'catalogue.1.json', links });
}

describe('prerenderRemote', () => {
  test('renders the public routes, stamped with what they were made of', () => {
    const fragments = prerender(
      '({ route$ }) => route$.value.pathname',
      route('/home', 'home'),
      route('/my-account', 'home', false),
    );
    expect(fragments).toMatchObject({
      build: 'build-1',
      kit: 'kit-1',
      catalogue: 'catalogue.1.json',
      routes: { '/home': { html: '/home', showsCatalogue: false } },
    });
    expect(Object.keys(fragments.routes)).toEqual(['/home']);
  });

  test('knows parameters by name and not by value', () => {
    const { routes } = prerender(
      '({ route$ }) => JSON.stringify(route$.value.params)',
      route('/videos/:VideoID', 'home'),
    );
    expect(routes['/videos/:VideoID']?.html).toContain('{&quot;VideoID&quot;:&quot;&quot;}');
  });

  test('notices what was rendered from the catalogue', () => {
    const { routes } = prerender(
      '({ platform }) => String(platform.content.prerendered.lessons.length)',
      route('/home', 'home'),
    );
    expect(routes['/home']).toEqual({
      html: String(aCatalogue().lessons.length),
      showsCatalogue: true,
    });
  });

  test('renders without a user', () => {
    const { routes } = prerender(
      '({ platform }) => platform.session.state$.value.status',
      route('/home', 'home'),
    );
    expect(routes['/home']?.html).toBe('unknown');
  });

  test('names the route whose screen needs a browser, and what to do', () => {
    expect(() => prerender('() => window.innerWidth', route('/home', 'home'))).toThrow(
      'mf-lessons: /home cannot be prerendered: window is not defined. ' +
        'Move what needs a browser into an effect, or declare "prerender: false" in remote.ts.',
    );
  });

  test('says the same of code that cannot even be loaded', () => {
    expect(() => prerender('window.innerWidth', route('/home', 'home'))).toThrow(
      /^mf-lessons: \/home cannot be prerendered: window is not defined/,
    );
  });

  test('refuses a form whose fields could end up in an address', () => {
    const react = JSON.stringify(require.resolve('react'));
    const form = (props: string) => `() => require(${react}).createElement('form', ${props})`;
    expect(() => prerender(form('{}'), route('/', 'home'))).toThrow(/has to say method="post"/);
    expect(() => prerender(form("{ method: 'post' }"), route('/', 'home'))).not.toThrow();
    expect(() => prerender(form("{ role: 'search' }"), route('/', 'home'))).not.toThrow();
  });

  test('refuses inline styles, which the content security policy forbids', () => {
    const react = JSON.stringify(require.resolve('react'));
    const root = `() => require(${react}).createElement('p', { style: { opacity: 0.5 } })`;
    expect(() => prerender(root, route('/', 'home'))).toThrow(/forbids style="opacity:0.5"/);
  });
});
