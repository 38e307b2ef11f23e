import { cpSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { BUILT_PACKAGES } from '../build/packages';
import { DOCUMENTS_FOLDER } from '../build/documents/document-page';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { inRoot } from '../paths';
import { composePages, distOf, type PublishOptions } from './compose-site';

export interface PublishSiteOptions extends PublishOptions {
  /**
   * Claims the number of the registry, where one is signed. Called after the last page is written,
   * so that a composition that fails claims nothing. Throws where the number is taken; then nothing
   * is signed.
   */
  readonly beforeSigning?: (registry: SignedRegistry) => Promise<void>;
}

/** Only publishing uses source maps, code for Node and documents as built. */
export const isServed = (file: string): boolean =>
  !/\.map(\.(br|gz))?$/.test(file) &&
  !file.split(/[\\/]/).some((part) => [PRERENDER_FOLDER, DOCUMENTS_FOLDER].includes(part));

/**
 * Publishes the last builds into a folder per site and composes the pages again. Files of earlier
 * builds stay, so an open page keeps working (decision 45). The pages are written after the files,
 * so they never name a missing one, and the registry last.
 *
 * @returns as `composeSite`
 * @throws what `beforeSigning` throws; then the pages are written, and the registry is the old one
 */
export async function publishSite(options: PublishSiteOptions): Promise<readonly string[]> {
  const { outDir, buildOf = distOf, key, beforeSigning } = options;
  for (const name of BUILT_PACKAGES) {
    mkdirSync(join(outDir, name), { recursive: true });
    cpSync(buildOf(name), join(outDir, name), {
      recursive: true,
      force: true,
      filter: (file) => isServed(relative(buildOf(name), file)),
    });
  }
  cpSync(inRoot('shell', 'public'), join(outDir, 'shell'), { recursive: true, force: true });
  const { registry, sign, problems } = composePages(options);
  if (key) await beforeSigning?.(registry);
  sign();
  return problems;
}
