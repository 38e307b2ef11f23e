import { bytesByPart, filesOfPage } from './page-parts';

const content = '<div id="root" data-page="x"><a href="/assets/no.js">Grüezi</a></div>\n';
const registry = '<script type="application/json" id="registry">{"a":1}</script>';
const page = [
  '<head>',
  '<script>paint()</script>',
  '<link rel="stylesheet" href="/assets/page.1.css" data-shell-style="/s.css" data-holds="/a.css /b.css">',
  '<link rel="stylesheet" href="/assets/own.css">',
  '<link rel="preload" as="font" href="/font.woff2" crossorigin>',
  '<link rel="preload" as="script" href="https://r.example/entry.js" crossorigin integrity="sha384-x">',
  `</head>${content}<noscript>No</noscript>${registry}`,
  '<script src="/assets/shell.js" defer></script>',
].join('');

test('filesOfPage finds the scripts and style sheets that a page names, and nothing else', () => {
  expect(filesOfPage(page)).toEqual({
    scripts: ['/assets/shell.js', 'https://r.example/entry.js'],
    styles: [
      { href: '/assets/page.1.css', sheets: ['/s.css', '/a.css', '/b.css'] },
      { href: '/assets/own.css', sheets: ['/assets/own.css'] },
    ],
  });
});

test('bytesByPart tells data, content and the rest apart, and loses nothing', () => {
  const parts = bytesByPart(page);
  expect(parts).toEqual({
    'prerendered content': Buffer.byteLength(content),
    'data: registry': registry.length,
    'head and frame': expect.any(Number),
  });
  expect(Object.values(parts).reduce((a, b) => a + b)).toBe(Buffer.byteLength(page));
});
