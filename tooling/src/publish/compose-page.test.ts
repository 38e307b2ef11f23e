import { createHash } from 'node:crypto';
import { aCatalogue } from 'shared-contracts/testing';
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

  test('holds what belongs to its route, and nothing of another', () => {
    const page = composePage(parts);
    expect(page).toContain('<title>Tips &amp; tricks – Grüezi</title>');
    expect(page).toContain('<div id="root" data-page="mf-lessons/home"><main>Grüezi</main></div>');
    expect(page).toContain(
      '<style data-href="/assets/shell.1.css">a{}</style>\n    ' +
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
