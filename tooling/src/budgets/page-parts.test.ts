import { bytesByPart, scriptsOfPage } from './page-parts';

const content = '<div id="root" data-page="x"><a href="/assets/no.js">Grüezi</a></div>\n';
const registry = '<script type="application/json" id="registry">{"a":1}</script>';
const style = '<style data-href="/assets/shell.css">a{color:red}</style>';
const page = [
  '<head>',
  '<script>paint()</script>',
  style,
  '<link rel="stylesheet" href="/assets/own.css">',
  '<link rel="preload" as="font" href="/font.woff2" crossorigin>',
  '<link rel="preload" as="script" href="https://r.example/entry.js" crossorigin integrity="sha384-x">',
  `</head>${content}<noscript>No</noscript>${registry}`,
  '<script src="/assets/shell.js" defer></script>',
].join('');

test('scriptsOfPage finds the scripts that a page names, and nothing else', () => {
  expect(scriptsOfPage(page)).toEqual(['/assets/shell.js', 'https://r.example/entry.js']);
});

test('bytesByPart tells data, styles, content and the rest apart, and loses nothing', () => {
  const parts = bytesByPart(page, (href) => `shell${href}`);
  expect(parts).toEqual({
    'prerendered content': Buffer.byteLength(content),
    'data: registry': registry.length,
    'styles: shell/assets/shell.css': style.length,
    'head and frame': expect.any(Number),
  });
  expect(Object.values(parts).reduce((a, b) => a + b)).toBe(Buffer.byteLength(page));
});
