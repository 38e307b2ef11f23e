import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { inRoot } from '../paths';
import { cssRules } from './module-rules';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Names = Readonly<Record<string, string>>;

/** The class names of two sheets, as a build gives them to the code. */
async function namesOf(one: string, other: string): Promise<readonly Names[]> {
  writeFileSync(join(folder, 'one.module.css'), one);
  writeFileSync(join(folder, 'other.module.css'), other);
  writeFileSync(
    join(folder, 'entry.js'),
    `import one from './one.module.css'; import other from './other.module.css';
     globalThis.names = [one, other];`,
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    resolveLoader: { modules: [inRoot('node_modules')] },
    module: { rules: cssRules('mf-lessons', 'names only') },
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
  const context: { names?: readonly Names[] } = {};
  runInNewContext(readFileSync(join(folder, 'dist', 'main.js'), 'utf8'), context);
  return context.names ?? [];
}

test('the classes of a file share one hash, which no other file has', async () => {
  const [one, other] = await namesOf('.card{} .title{}', '.title{}');
  const hashOf = (name = '') => /^mf-lessons-(?:card|title)-(\w{4})$/.exec(name)?.[1];
  expect(hashOf(one?.card)).toMatch(/^\w{4}$/);
  expect(hashOf(one?.title)).toBe(hashOf(one?.card));
  expect(hashOf(other?.title)).toMatch(/^\w{4}$/);
  expect(other?.title).not.toBe(one?.title);
});
