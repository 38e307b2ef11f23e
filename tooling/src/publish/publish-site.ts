import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Registry } from 'shared-contracts';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { DOCUMENTS_FOLDER } from '../build/documents/document-page';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { inRoot } from '../paths';
import type { Deployment } from './deployment';
import { publishDocuments } from './publish-documents';
import { publishPages } from './publish-pages';
import { readRegistry } from './registry';

export interface PublishOptions {
  readonly deployment: Deployment;
  /** Folder that gets one folder per site. */
  readonly outDir: string;
  /** Name of the catalogue in the shell's folder, `catalogue.1a2b3c4d.json`. */
  readonly catalogueFile: string;
  readonly now?: Date;
  /** Folder of a package's last build; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
}

const distOf = (name: BuiltPackage) => inRoot(name, 'dist');

/**
 * Keeps the old `publishedAt` if no remote has changed, so that pages do not change either. Every
 * page contains the registry.
 */
function keepPublishedAt(registry: Registry, file: string): Registry {
  try {
    const before = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    const isSame = JSON.stringify(before.remotes) === JSON.stringify(registry.remotes);
    return isSame ? { ...registry, publishedAt: before.publishedAt } : registry;
  } catch {
    return registry;
  }
}

/**
 * Publishes the last builds into a folder per site and composes the pages again. Files of earlier
 * builds stay, so an open page keeps working (decision 45). The pages are written last, so they
 * never name a missing file.
 *
 * @returns one line for each remote whose pages wait for its code because it cannot be prerendered
 */
export async function publishSite(options: PublishOptions): Promise<readonly string[]> {
  const { deployment, outDir, catalogueFile, now = new Date(), buildOf = distOf } = options;
  for (const name of BUILT_PACKAGES) {
    mkdirSync(join(outDir, name), { recursive: true });
    cpSync(buildOf(name), join(outDir, name), {
      recursive: true,
      force: true,
      // Source maps are for operators; only publishing uses code for Node and documents as built.
      filter: (file) =>
        !/\.map(\.(br|gz))?$/.test(file) &&
        ![PRERENDER_FOLDER, DOCUMENTS_FOLDER].includes(basename(file)),
    });
    publishDocuments(buildOf(name), join(outDir, name), deployment);
  }
  const shellSite = join(outDir, 'shell');
  cpSync(inRoot('shell', 'public'), shellSite, { recursive: true, force: true });

  const registryFile = join(shellSite, 'registry.json');
  const registry = keepPublishedAt(readRegistry(outDir, deployment, now), registryFile);
  writeFileSync(registryFile, JSON.stringify(registry));
  return publishPages({
    deployment,
    outDir,
    catalogueFile,
    registry,
    buildOf: (name) => buildOf(name as BuiltPackage),
  });
}
