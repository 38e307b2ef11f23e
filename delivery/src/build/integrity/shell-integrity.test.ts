import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { shellIntegrity } from './chunk-integrity';

const folder = mkdtempSync(join(tmpdir(), 'shell-integrity-'));
const dist = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const digestOf = (text: Buffer | string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A small shell: chunks that the entry asks for by name. */
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const name of ['session', 'digests', 'page', 'late']) {
    writeFileSync(join(folder, `${name}.js`), `globalThis.ran.push('${name}'); export default 1;`);
  }
  writeFileSync(join(folder, 'late.css'), 'b{color:red}');
  writeFileSync(
    join(folder, 'entry.js'),
    `globalThis.open = {
      session: () => import(/* webpackChunkName: "session" */ './session.js'),
      digests: () => import(/* webpackChunkName: "digests" */ './digests.js'),
      page: () => import(/* webpackChunkName: "page" */ './page.js'),
      late: () => import(/* webpackChunkName: "late" */ './styled.js'),
    };`,
  );
  writeFileSync(join(folder, 'styled.js'), `import './late.css'; export * from './late.js';`);
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: { shell: './entry.js' },
    output: {
      path: dist,
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    optimization: { chunkIds: 'named' },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      shellIntegrity({ carrier: 'digests', early: ['session'] }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
});

const fileOf = (name: string, type = 'js') =>
  readdirSync(dist).find((file) => new RegExp(`^${name}\\..+\\.${type}$`).test(file)) ?? '';
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');

interface Asked {
  readonly url: string;
  readonly integrity: string;
}

/** A browser with the first script: it runs a file only where its bytes have the asked digest. */
function browser(links: Readonly<Record<string, string>> = {}) {
  const asked: Asked[] = [];
  const ran: string[] = [];
  const reloaded: string[] = [];
  /** Files whose bytes are others, in the cache and on the network. */
  const cached = new Map<string, string>();
  const changed = new Map<string, string>();
  const onNetwork = (url: string) => changed.get(url) ?? textOf(url.slice(1));

  function attach(element: Record<string, unknown>): void {
    const url = String(element.src ?? element.href);
    const integrity = String(element.integrity ?? '');
    asked.push({ url, integrity });
    const bytes = cached.get(url) ?? onNetwork(url);
    cached.set(url, bytes);
    const isWhole = integrity === '' || integrity === digestOf(bytes);
    if (isWhole && url.endsWith('.js')) runInContext(bytes, context);
    const event = { type: isWhole ? 'load' : 'error', target: { src: url, href: url } };
    queueMicrotask(() => (element[`on${event.type}`] as (told: object) => void)(event));
  }

  const context = createContext({
    ran,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    AbortSignal,
    document: {
      head: { appendChild: attach },
      createElement: () => ({ setAttribute: () => undefined }),
      getElementsByTagName: () => [],
      querySelector: (selector: string) => {
        const [, href = ''] = /^link\[href="(.*)"\]$/.exec(selector) ?? [];
        return href in links ? { integrity: links[href] } : null;
      },
    },
    fetch: async (url: string, { cache }: RequestInit) => {
      expect(cache).toBe('reload');
      reloaded.push(url);
      cached.set(url, onNetwork(url));
    },
  }) as { open: Record<string, () => Promise<unknown>> };
  Object.assign(context, { self: context, window: context, location: { origin: '' } });
  runInContext(textOf(fileOf('shell')), context);
  const open = (name: string) => context.open[name]?.() ?? Promise.reject(new Error(name));
  return { open, asked, ran, reloaded, changed, cached };
}

const CHANGED = `globalThis.ran.push('changed');`;
const asking = (...files: readonly [name: string, type?: string][]) =>
  files.map(([name, type]) => {
    const file = fileOf(name, type);
    return { url: `/${file}`, integrity: digestOf(textOf(file)) };
  });

test('an early chunk is requested with its digest, and no other file before', async () => {
  const { open, asked, ran } = browser();
  await open('session');
  expect(asked).toEqual(asking(['session']));
  expect(ran).toEqual(['session']);
});

test('before any other chunk comes the one with the digests; then style sheets have theirs, too', async () => {
  const { open, asked, ran } = browser();
  await open('late');
  await open('page');
  expect(asked.slice(0, 1)).toEqual(asking(['digests']));
  const rest = asking(['late', 'css'], ['late'], ['page']);
  expect(asked.slice(1)).toHaveLength(3);
  expect(asked.slice(1)).toEqual(expect.arrayContaining(rest));
  expect(ran).toEqual(['late', 'page']);
});

test('a chunk with a digest in the page waits for no other file', async () => {
  const [page] = asking(['page']);
  const { open, asked } = browser({ [page?.url ?? '']: page?.integrity ?? '' });
  await open('page');
  expect(asked).toEqual([page]);
});

test.each(['session', 'page', 'digests'])('a changed %s never runs', async (name) => {
  const { open, ran, changed } = browser();
  changed.set(`/${fileOf(name)}`, CHANGED);
  await expect(open(name === 'digests' ? 'page' : name)).rejects.toThrow(/^Loading chunk/);
  expect(ran).toEqual([]);
  // The server has the right bytes again; the browser still has the changed ones in its cache.
  changed.clear();
  await open('page');
  expect(ran).toEqual(['page']);
});

test('a changed file in the cache alone is fetched past the cache at once', async () => {
  const { open, ran, reloaded, cached } = browser();
  const url = `/${fileOf('session')}`;
  cached.set(url, CHANGED);
  await open('session');
  expect(reloaded).toEqual([url]);
  expect(ran).toEqual(['session']);
});

test('a style sheet that was changed is refused, too', async () => {
  const { open, ran, changed } = browser();
  changed.set(`/${fileOf('late', 'css')}`, 'b{color:blue}');
  await expect(open('late')).rejects.toThrow(/^Loading CSS chunk/);
  expect(ran).toEqual([]);
});

test('the first script carries two digests, and the carrier all others', () => {
  const digestsIn = (name: string) => textOf(fileOf(name)).match(/[\w+/]{64}/g) ?? [];
  expect(digestsIn('shell')).toHaveLength(2);
  expect(digestsIn('digests')).toHaveLength(3);
});

test('a build without the chunk that is to carry them fails, and names it', () => {
  const wrong = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'wrong') },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    plugins: [new MiniCssExtractPlugin(), shellIntegrity({ carrier: 'nowhere', early: [] })],
  });
  const errors = new Promise((resolve, reject) =>
    wrong?.run((error, result) =>
      error ? reject(error) : resolve(result?.compilation.errors.map(({ message }) => message)),
    ),
  );
  return expect(errors).resolves.toEqual(['The build makes no chunk "nowhere"']);
});
