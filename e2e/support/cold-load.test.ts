import { describeLoad, filesNamedIn } from './cold-load';

test('filesNamedIn finds what a page fetches by itself, and no link that one may follow', () => {
  const html =
    '<link rel="preload" as="script" href="https://r.example/entry.js" crossorigin>' +
    '<link rel="stylesheet" href="/page.css"><style data-href="/shell.css">a{}</style>' +
    '<script src="/shell.js" defer></script><img alt="" src="p.webp"><a href="/home">Home</a>' +
    '<script type="application/json" id="registry">{"file":"entry.js"}</script>';
  expect([...filesNamedIn(html, 'https://shell.example/videos/a')]).toEqual([
    'https://r.example/entry.js',
    'https://shell.example/page.css',
    'https://shell.example/shell.js',
    'https://shell.example/videos/p.webp',
  ]);
});

test('describeLoad lists pictures and fonts apart', () => {
  const request = (path: string, type: string, round: number) => ({
    url: `https://shell.example${path}`,
    type,
    round,
    askedBy: [],
    lastAsker: undefined,
  });
  const load = {
    needed: [request('/', 'Document', 1)],
    decoration: [request('/font.woff2', 'Font', 2)],
  };
  expect(describeLoad(load).split('\n')).toEqual([
    'round 1: /, asked for by the browser',
    'Nothing waits for:',
    'round 2: /font.woff2, asked for by the browser',
  ]);
});
