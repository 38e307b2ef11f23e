import { cpSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILT_PACKAGES } from '../build/packages';
import { DOCUMENTS_FOLDER } from '../build/documents/document-page';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { inRoot } from '../paths';
import { composeSite, distOf, type PublishOptions } from './compose-site';

/** Whether browsers get a file of a build: no source maps, code for Node or raw documents. */
export const isServed = (file: string): boolean =>
  !/\.map(\.(br|gz))?$/.test(file) &&
  !file.split(/[\\/]/).some((part) => [PRERENDER_FOLDER, DOCUMENTS_FOLDER].includes(part));

/**
 * Publishes the last builds into a folder per site, and composes the pages anew. Files of earlier
 * builds stay, so an open page keeps working (decision 45). Pages are written after the files that
 * they name, and the registry last.
 *
 * @returns as `composeSite`
 */
export function publishSite(options: PublishOptions): readonly string[] {
  const { outDir, buildOf = distOf } = options;
  for (const name of BUILT_PACKAGES) {
    mkdirSync(join(outDir, name), { recursive: true });
    cpSync(buildOf(name), join(outDir, name), {
      recursive: true,
      force: true,
      filter: (file) => isServed(relative(buildOf(name), file)),
    });
  }
  cpSync(inRoot('shell', 'public'), join(outDir, 'shell'), { recursive: true, force: true });
  return composeSite(options);
}
