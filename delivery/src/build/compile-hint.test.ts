import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { compileHint } from './compile-hint';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-hint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('begins each minimized script and chunk, but no large library', async () => {
  writeFileSync(join(folder, 'later.js'), 'export const later = () => document.title;');
  writeFileSync(
    join(folder, 'entry.js'),
    `import(/* webpackChunkName: "later" */ './later.js').then(({ later }) => later());
    import(/* webpackChunkName: "hls" */ './later.js?hls').then(({ later }) => later());`,
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist'), filename: 'entry.js', chunkFilename: '[name].js' },
    plugins: [compileHint()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.hasErrors()).toBe(false);
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  for (const file of ['entry.js', 'later.js']) {
    expect(read(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n./);
  }
  expect(read('hls.js')).not.toContain('allFunctionsCalledOnLoad');
});
