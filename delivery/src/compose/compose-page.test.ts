import { createHash } from 'node:crypto';
import { aCatalogue, aRegisteredRemote } from 'common-testing';
import { addresses } from '../addresses';
import { composePage, type PageParts } from './compose-page';
import { localDeployment } from './deployment';
import { siteConfig } from './site-config';

const parts: PageParts = {
  template:
    '<html data-session="{{session}}"><title>{{title}}</title>{{policy}}{{before-paint}}{{links}}' +
    '<div id="root" data-page="{{page}}">{{content}}</div>{{data}}{{scripts}}',
  beforePaint: 'paint()',
  shell: {
    script: '/assets/shell.1.js',
    federation: '/assets/federation.1.js',
    session: ['/assets/auth.1.js', '/assets/functions.1.js'],
  },
  registry: { schemaVersion: 1, publishedAt: '2026-11-20T12:00:00.000Z', remotes: [] },
  config: siteConfig(localDeployment(addresses(0)), 'catalogue.1.json'),
  page: {
    title: 'Tips & tricks',
    key: 'mf-lessons/home',
    content: '<main>Grüezi</main>',
    styles: [
      { href: '/assets/shell.1.css', text: 'a{}', isOfScreen: false },
      { href: 'https://r.example/home.1.css', text: 'b{}', isOfScreen: true },
    ],
    preloads: [{ href: 'https://r.example/entry.js', crossOrigin: true, integrity: 'sha384-x' }],
    preconnects: ['https://media.example'],
  },
};

const dataOf = (page: string, id: string) => {
  const match = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return JSON.parse(match?.[1] ?? 'null') as unknown;
};

describe('composePage', () => {
  test('carries registry and configuration as data', () => {
    const page = composePage(parts);
    expect(dataOf(page, 'registry')).toEqual(parts.registry);
    expect(dataOf(page, 'site-config')).toEqual(parts.config);
  });

  test('names the files of the shell', () => {
    const page = composePage(parts);
    expect(page).toContain('<script src="/assets/shell.1.js" defer></script>');
    expect(page).toContain('<link rel="preload" as="script" href="/assets/federation.1.js">');
    expect(page).toContain('<html data-session="">');
    expect(page).toContain('<script>paint()</script>');
  });

  test('names the digests of the scripts of the shell, where its build says them', () => {
    const integrities = {
      '/assets/shell.1.js': 'sha384-s',
      '/assets/federation.1.js': 'sha384-f',
      '/assets/auth.1.js': 'sha384-a',
      '/assets/functions.1.js': 'sha384-c',
    };
    const of = (shell: PageParts['shell']) =>
      composePage({ ...parts, shell, page: { ...parts.page, needsSession: true } });
    const page = of({ ...parts.shell, integrities });
    expect(page).toContain('<script src="/assets/shell.1.js" integrity="sha384-s" defer></script>');
    expect(page).toContain(
      '<link rel="preload" as="script" href="/assets/federation.1.js" integrity="sha384-f">',
    );
    expect(page).toContain(
      'data-session="/assets/auth.1.js,sha384-a /assets/functions.1.js,sha384-c"',
    );
    expect(of(parts.shell)).toContain('data-session="/assets/auth.1.js /assets/functions.1.js"');
  });

  test('holds what belongs to its route, and nothing of another', () => {
    const page = composePage(parts);
    expect(page).toContain('<title>Tips &amp; tricks – Grüezi</title>');
    expect(page).toContain('<div id="root" data-page="mf-lessons/home"><main>Grüezi</main></div>');
    expect(page).toContain(
      '<style data-href="/assets/shell.1.css">a{}</style>' +
        '<style data-href="https://r.example/home.1.css" data-of-screen>b{}</style>',
    );
    expect(page).toContain(
      '<link rel="preload" as="script" href="https://r.example/entry.js" crossorigin integrity="sha384-x">',
    );
    expect(page).toContain('<link rel="preconnect" href="https://media.example">');
    const asking = composePage({
      ...parts,
      page: { ...parts.page, fetches: ['/catalogue.1.json'] },
    });
    expect(asking).toContain(
      '<link rel="preload" as="fetch" href="/catalogue.1.json" crossorigin>',
    );
  });

  describe('while a canary of its remote runs', () => {
    const preload = (name: string) => ({ href: `https://r.example/${name}.js`, integrity: name });
    const canary = { build: '1b2c3d4e', preloads: [preload('c')] };
    const page = { ...parts.page, remote: 'mf-lessons', preloads: [preload('s')], canary };
    const link = '<link rel="preload" as="script" href="https://r.example/s.js" integrity="s">';

    const shell = { ...parts.shell, canaryPreloads: 'ask()' };
    const asking =
      '<script>paint()</script><meta name="canary" content="1b2c3d4e|https://r.example/s.js,s|https://r.example/c.js,c"><script>ask()</script>';
    const remote = aRegisteredRemote();
    const manifest = { ...remote.manifest, build: '1b2c3d4e' };
    const remotes = [{ ...remote, canary: { percent: 5, manifest } }];
    const registry = { ...parts.registry, remotes };

    test('leaves it to a script which build is asked for', () => {
      const html = composePage({ ...parts, shell, page });
      expect(html).toContain(asking);
      expect(html).not.toContain(link);
      const { canary: _none, ...stable } = page;
      const without = composePage({ ...parts, shell, page: stable });
      expect(without).not.toContain('ask()');
      expect(without).toContain(link);
    });

    test('carries the build of the canary, and asks for the stable one where the shell knows no script', () => {
      const html = composePage({ ...parts, registry, page });
      expect(dataOf(html, 'registry')).toEqual(registry);
      expect(html).toContain(link);
    });

    test('names only the share where the page carries the first lessons, and has no room', () => {
      const full = { ...page, catalogue: aCatalogue() };
      const html = composePage({ ...parts, shell, registry, page: full });
      expect(dataOf(html, 'registry')).toEqual({
        ...registry,
        remotes: [{ ...remote, canary: { percent: 5 } }],
      });
      expect(html).not.toContain('ask()');
      expect(html).toContain(link);
    });
  });

  test('allows exactly its own inline styles', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(composePage(parts)).toContain(
      `style-src * 'sha256-${hash('a{}')}' 'sha256-${hash('b{}')}'`,
    );
  });

  test('carries the catalogue only where the content was rendered from it', () => {
    expect(composePage(parts)).not.toContain('id="catalogue"');
    const catalogue = aCatalogue();
    const page = composePage({ ...parts, page: { ...parts.page, catalogue } });
    expect(dataOf(page, 'catalogue')).toEqual(catalogue);
  });

  test('lets no data end its block', () => {
    const config = { ...parts.config, catalogueUrl: '</script><script>alert(1)</script>' };
    const page = composePage({ ...parts, config });
    expect(page).not.toContain('<script>alert(1)');
    expect(dataOf(page, 'site-config')).toEqual(config);
  });

  test('takes what looks like a replacement pattern as it is', () => {
    expect(composePage({ ...parts, beforePaint: "a('$&', '$1')" })).toContain("a('$&', '$1')");
  });

  test('fills in the subtitle of the site, or the one it has by default', () => {
    const page = { ...parts.page, content: '<i>{{liveSubtitle}}</i><b>{{liveSubtitle}}</b>' };
    expect(composePage({ ...parts, page })).toContain('<i>7 PM</i><b>7 PM</b>');
    const config = { ...parts.config, liveSubtitle: 'Mo & We' };
    expect(composePage({ ...parts, config, page })).toContain(
      '<i>Mo &amp; We</i><b>Mo &amp; We</b>',
    );
  });

  test('names a marker that nothing fills', () => {
    expect(() => composePage({ ...parts, template: '{{footer}}' })).toThrow(
      'shell/index.html: nothing fills {{footer}}',
    );
  });
});
