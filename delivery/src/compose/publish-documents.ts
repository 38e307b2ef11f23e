import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressFile } from '../build/compress';
import { DOCUMENTS_FOLDER, fillDocument } from '../build/documents/document-page';
import type { Deployment } from './deployment';

/**
 * Publishes the standalone documents of a build at `/<name>/` of its site, with the address of the
 * deployment's shell.
 *
 * @param dist folder of the build
 * @param site folder of the site, which has the scripts and styles already
 */
export function publishDocuments(
  dist: string,
  site: string,
  { origins }: Pick<Deployment, 'origins'>,
): void {
  const folder = join(dist, DOCUMENTS_FOLDER);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    const target = join(site, basename(file, '.html'));
    mkdirSync(target, { recursive: true });
    const page = join(target, 'index.html');
    writeFileSync(page, fillDocument(readFileSync(join(folder, file), 'utf8'), origins.shell));
    compressFile(page);
  }
}
