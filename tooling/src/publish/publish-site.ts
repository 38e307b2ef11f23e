import type { KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { DOCUMENTS_FOLDER } from '../build/documents/document-page';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { inRoot } from '../paths';
import { signRegistry } from '../shipping/sign-registry';
import type { Deployment } from './deployment';
import { nextRegistry, type Change } from './next-registry';
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
  /** Private key that signs `/registry.json`; absent: it is not signed. */
  readonly key?: KeyObject;
  /** Who publishes, and why, where it changes what learners get. */
  readonly change?: Change;
  /** Folder of a package's last build; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
}

/** In the shell's site. */
export const REGISTRY_FILE = 'registry.json';

const NOBODY: Change = { by: '', reason: '' };

const distOf = (name: BuiltPackage) => inRoot(name, 'dist');

/** The published registry, unchecked; undefined: there is none, or it is no JSON. */
function readBefore(file: string): Partial<SignedRegistry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<SignedRegistry>;
  } catch {
    return undefined;
  }
}

/**
 * Publishes the last builds into a folder per site and composes the pages again. Files of earlier
 * builds stay, so an open page keeps working (decision 45). The pages are written after the files,
 * so they never name a missing one, and the registry last.
 *
 * @returns one line for each remote whose pages wait for its code because it cannot be prerendered
 */
export async function publishSite(options: PublishOptions): Promise<readonly string[]> {
  const { deployment, outDir, catalogueFile, now = new Date(), buildOf = distOf } = options;
  const { key, change = NOBODY } = options;
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

  const registryFile = join(shellSite, REGISTRY_FILE);
  const found = readRegistry(outDir, deployment, now);
  const registry = nextRegistry(found, readBefore(registryFile), change);
  const problems = publishPages({
    deployment,
    outDir,
    catalogueFile,
    registry: { ...found, publishedAt: registry.publishedAt, sequence: registry.sequence },
    buildOf: (name) => buildOf(name as BuiltPackage),
  });
  writeFileSync(registryFile, key ? signRegistry(registry, key) : JSON.stringify(registry));
  return problems;
}
