import { REMOTE_NAMES } from '../addresses';
import { readRemoteDefinition } from '../build/remote-definition';
import { readHostingConfig } from '../hosting/config';
import { resolvePath } from '../hosting/resolve-path';
import { FALLBACK_FILE, pageFile } from './page-file';

it.each([
  ['/', 'index.html'],
  ['/home', 'home.html'],
  ['/videos/:VideoID', 'videos/_VideoID.html'],
  ['/success/:session_id?', 'success.html'],
])('%s is the page %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

describe('firebase.json', () => {
  const { shell } = readHostingConfig();
  let files: ReadonlySet<string>;
  let paths: readonly string[];
  beforeAll(async () => {
    const definitions = await Promise.all(REMOTE_NAMES.map(readRemoteDefinition));
    paths = definitions.flatMap(({ routes }) => routes.map(({ path }) => path));
    files = new Set([...paths.map((path) => `/${pageFile(path)}`), `/${FALLBACK_FILE}`]);
  });
  const answer = (path: string) => resolvePath(shell, path, (file) => files.has(file));

  it('leads every path of every route to the page of that route', () => {
    for (const path of paths) {
      const file = `/${pageFile(path)}`;
      expect({ path, ...answer(path.replace(/:\w+\??/, 'eis-zwei')) }).toEqual({
        path,
        kind: 'file',
        file,
      });
      const without = path.replace(/\/:\w+\?$/, '');
      if (without !== path) expect(answer(without)).toEqual({ kind: 'file', file });
    }
  });

  it('leads everything else to the page that holds nothing of any route', () => {
    for (const path of ['/nowhere', '/videos', '/videos/a/b', '/home/below', '/__remotes']) {
      expect({ path, ...answer(path) }).toMatchObject({ kind: 'file', file: `/${FALLBACK_FILE}` });
    }
  });

  it('answers a missing file with 404, also where a page could be', () => {
    expect(answer('/assets/shell.0a1b2c3d.js')).toEqual({ kind: 'missing' });
  });
});
