import { composeMonolithPage, preloadsFor, type MonolithPageParts } from './compose-monolith-page';
import { monolithRegistry } from './registry';
import { CONFIG, DEPLOYMENT, MONOLITH, REMOTES } from './testing/sample';

const parts: MonolithPageParts = {
  template:
    '<html data-session="{{session}}"><head>{{before-paint}}{{links}}</head><body>{{data}}{{scripts}}</body>',
  beforePaint: "paint('$&')",
  monolith: MONOLITH,
  registry: monolithRegistry(REMOTES, MONOLITH, DEPLOYMENT, new Date(0)),
  config: CONFIG,
  route: '/',
};
const stock = { ...MONOLITH, variant: 'm' } as const;

const dataOf = (page: string, id: string) => {
  const match = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return JSON.parse(match?.[1] ?? 'null') as unknown;
};

describe('preloadsFor', () => {
  const catalogue = '<link rel="preload" as="fetch" href="/catalogue.1a2b3c4d.json" crossorigin>';
  const home = [
    '<link rel="preload" as="style" href="/assets/home.1.css">',
    '<link rel="preload" as="script" href="/assets/home.1.js">',
    catalogue,
  ];

  test.each([
    ['/', home],
    ['/videos/:VideoID', home],
    ['/live-lessons/:ID?', ['<link rel="preload" as="script" href="/assets/live.1.js">']],
    ['*', []],
    ['/contact', []],
  ])('asks on %s for what that route needs', (route, links) => {
    expect(preloadsFor({ ...parts, route })).toEqual(links);
  });

  test('asks for nothing in the stock variant', () => {
    expect(preloadsFor({ ...parts, monolith: stock })).toEqual([]);
  });
});

describe('composeMonolithPage', () => {
  test('carries registry and configuration as data, and the files of the bundle', () => {
    const page = composeMonolithPage(parts);
    expect(dataOf(page, 'registry')).toEqual(parts.registry);
    expect(dataOf(page, 'site-config')).toEqual(CONFIG);
    expect(page).toContain("<script>paint('$&')</script>");
    expect(page).toContain('<link rel="stylesheet" href="/assets/shell.1.css">');
    expect(page).toContain('<script src="/assets/shell.1.js" defer></script>');
    expect(page).toContain('href="/assets/home.1.js"');
  });

  test('preloads nothing in the stock variant', () => {
    const page = composeMonolithPage({ ...parts, monolith: stock });
    expect(page).not.toContain('rel="preload"');
    expect(page).toContain('<html data-session="">');
  });

  test('lets no data end its block', () => {
    const config = { ...CONFIG, mediaOrigin: '</script><script>alert(1)</script>' };
    const page = composeMonolithPage({ ...parts, config });
    expect(page).not.toContain('<script>alert(1)');
    expect(dataOf(page, 'site-config')).toEqual(config);
  });

  test('names a marker that nothing fills', () => {
    expect(() => composeMonolithPage({ ...parts, template: '{{fragment}}' })).toThrow(
      'shell/index.html: the monolith fills no {{fragment}}',
    );
  });
});
