import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '../../addresses';
import { inRoot } from '../../paths';
import { integrityOf } from '../integrity/file-integrity';
import { cacheOf } from '../module-rules';
import { readRemoteDefinition } from '../remote-definition';
import { runWebpack } from '../run-webpack';
import { browserConfig } from '../webpack-config';
import { checkHeaders } from './check-headers';
import { documentPage, DOCUMENTS_FOLDER, type HashedFile } from './document-page';

/** Name of a document's chunk. The prefix tells it from the chunks of screens. */
const chunkOf = (name: string) => `document-${name}`;

/** The built file of a document; undefined: the build has no such file. */
function fileOf(dist: string, name: string, ending: string): HashedFile | undefined {
  const file = readdirSync(join(dist, 'assets')).find(
    (each) => each.startsWith(`${chunkOf(name)}.`) && each.endsWith(ending),
  );
  if (file === undefined) return undefined;
  return { file: `assets/${file}`, integrity: integrityOf(join(dist, 'assets', file)) };
}

/**
 * Builds the standalone documents of a remote into its `dist`, after its screens: a hashed script,
 * a hashed style sheet, and a page that publishing completes.
 *
 * @throws {Error} with webpack's messages when one does not compile, or naming the header that a
 *   document lacks
 */
export async function buildDocuments(name: RemoteName, build: string): Promise<void> {
  const { documents = {} } = await readRemoteDefinition(name);
  const entries = Object.entries(documents);
  if (entries.length === 0) return;
  for (const [each, definition] of entries) checkHeaders(name, each, definition);

  const dist = inRoot(name, 'dist');
  const config = browserConfig(name, build, {
    entry: Object.fromEntries(entries.map(([each, { module }]) => [chunkOf(each), module])),
    publicPath: '/',
    splitChunks: false,
    plugins: [],
  });
  await runWebpack({
    ...config,
    name: `${name}, documents`,
    // The folder already has the screens.
    output: { ...config.output, clean: false },
    cache: cacheOf(`${name}-documents`),
  });

  mkdirSync(join(dist, DOCUMENTS_FOLDER), { recursive: true });
  for (const [each, definition] of entries) {
    const script = fileOf(dist, each, '.js');
    if (script === undefined) throw new Error(`${name}: the build made no script of "${each}"`);
    const page = documentPage(definition, { script, style: fileOf(dist, each, '.css') });
    writeFileSync(join(dist, DOCUMENTS_FOLDER, `${each}.html`), page);
  }
}
