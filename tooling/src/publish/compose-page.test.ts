import { composePage, type PageParts } from './compose-page';
import { localDeployment } from './deployment';
import { siteConfig } from './site-config';
import { addresses } from '../addresses';

const parts: PageParts = {
  template: '<head>{{before-paint}}{{links}}</head><body>{{data}}{{scripts}}</body>',
  beforePaint: 'paint()',
  shell: {
    version: '1.0.0',
    build: 'b1',
    script: '/assets/shell.1.js',
    style: '/assets/shell.1.css',
    federation: '/assets/federation.1.js',
    fonts: ['/assets/font.1.woff2'],
  },
  registry: { schemaVersion: 1, publishedAt: '2026-11-20T12:00:00.000Z', remotes: [] },
  config: siteConfig(localDeployment(addresses(0)), 'catalogue.1.json'),
};

const dataOf = (page: string, id: string) => {
  const match = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return JSON.parse(match?.[1] ?? 'null') as unknown;
};

describe('composePage', () => {
  it('carries registry and configuration as data', () => {
    const page = composePage(parts);
    expect(dataOf(page, 'registry')).toEqual(parts.registry);
    expect(dataOf(page, 'site-config')).toEqual(parts.config);
  });

  it('names the files of the shell', () => {
    const page = composePage(parts);
    expect(page).toContain('<script src="/assets/shell.1.js" defer></script>');
    expect(page).toContain('<link rel="stylesheet" href="/assets/shell.1.css">');
    expect(page).toContain('<script>paint()</script>');
  });

  it('lets no data end its block', () => {
    const config = { ...parts.config, catalogueUrl: '</script><script>alert(1)</script>' };
    const page = composePage({ ...parts, config });
    expect(page).not.toContain('<script>alert(1)');
    expect(dataOf(page, 'site-config')).toEqual(config);
  });

  it('takes what looks like a replacement pattern as it is', () => {
    expect(composePage({ ...parts, beforePaint: "a('$&', '$1')" })).toContain("a('$&', '$1')");
  });

  it('names a marker that nothing fills', () => {
    expect(() => composePage({ ...parts, template: '{{footer}}' })).toThrow(
      'shell/index.html: nothing fills {{footer}}',
    );
  });
});
