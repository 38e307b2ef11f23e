import { askersOf, inRounds, listRequests, roundsOf, type AskedRequest } from './rounds';

const at = (path: string) => `https://shell.example${path}`;
const PAGE = at('/');

const request = (path: string, type: string, ...askedBy: string[]): AskedRequest => ({
  url: at(path),
  type,
  askedBy: askedBy.map(at),
});

const composed = [
  request('/', 'Document'),
  request('/page.css', 'Stylesheet', '/'),
  request('/shell.js', 'Script', '/'),
  request('/home.js', 'Script', '/'),
];

const rounds = (requests: readonly AskedRequest[]) =>
  Object.fromEntries(inRounds(requests).map(({ url, round }) => [new URL(url).pathname, round]));

test('counts the document as the first round, and what it contains as the second', () => {
  expect(rounds(composed)).toEqual({ '/': 1, '/page.css': 2, '/shell.js': 2, '/home.js': 2 });
  expect(roundsOf(inRounds(composed))).toBe(2);
});

test('counts one round more for every file that has to be there first', () => {
  const chain = [
    ...composed,
    request('/federation.js', 'Script', '/shell.js'),
    request('/lesson.js', 'Script', '/federation.js', '/shell.js'),
    request('/data.json', 'Fetch', '/shell.js', '/lesson.js'),
  ];
  expect(rounds(chain)).toMatchObject({ '/federation.js': 3, '/lesson.js': 4, '/data.json': 5 });
  expect(roundsOf(inRounds(chain))).toBe(5);
});

test('counts a request by an unlisted script, or by no script, as one of the document', () => {
  expect(rounds([...composed, request('/a.js', 'Script', '/inline')])).toMatchObject({
    '/a.js': 2,
  });
  expect(rounds([...composed, request('/icon.svg', 'Other')])).toMatchObject({ '/icon.svg': 2 });
});

test('counts a preloaded file by the preload, although a script asks for it later', () => {
  const again = [
    ...composed,
    request('/home.js', 'Script', '/shell.js'),
    request('/data.json', 'Fetch', '/home.js'),
  ];
  expect(rounds(again)).toMatchObject({ '/data.json': 3 });
});

test('names the late ones first, and who asked for them', () => {
  const late = [...composed, request('/data.json', 'Fetch', '/shell.js', '/')];
  expect(listRequests(inRounds(late)).split('\n')).toEqual([
    'round 3: /data.json, asked for by /shell.js',
    'round 2: /page.css, asked for by /',
    'round 2: /shell.js, asked for by /',
    'round 2: /home.js, asked for by /',
    'round 1: /, asked for by the browser',
  ]);
});

test('counts no round where nothing was asked for', () => {
  expect(roundsOf(inRounds([]))).toBe(0);
  expect(PAGE).toBe(composed[0]?.url);
});

const frames = (...urls: string[]) => urls.map((url) => ({ url }));

test('the asker of a request in a document is the document', () => {
  expect(askersOf({ type: 'parser', url: 'https://a.example/' })).toEqual(['https://a.example/']);
});

test('the askers of a script’s request are all scripts on its call stack, each once', () => {
  const stack = {
    callFrames: frames('shell.js', 'shell.js', '', 'home.js'),
    parent: { callFrames: frames('federation.js'), parent: { callFrames: frames('auth.js') } },
  };
  expect(askersOf({ type: 'script', stack })).toEqual([
    'shell.js',
    'home.js',
    'federation.js',
    'auth.js',
  ]);
});

test('a request of the browser itself has no asker', () => {
  expect(askersOf({ type: 'other' })).toEqual([]);
});
