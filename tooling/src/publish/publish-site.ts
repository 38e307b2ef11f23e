import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { ShellManifestSchema } from '../build/shell-manifest';
import { inRoot } from '../paths';
import { composePage } from './compose-page';
import type { Deployment } from './deployment';
import { readRegistry } from './registry';
import { siteConfig } from './site-config';

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

const text = (file: string) => readFileSync(file, 'utf8');
const distOf = (name: BuiltPackage) => inRoot(name, 'dist');

/**
 * Publishes the last builds into a folder per site and composes the page anew. Files of earlier
 * builds stay, so a page that is open keeps working (DESIGN §5); the page is written last, so it
 * never names a file that is not there.
 */
export async function publishSite(options: PublishOptions): Promise<void> {
  const { deployment, outDir, catalogueFile, now = new Date(), buildOf = distOf } = options;
  for (const name of BUILT_PACKAGES) {
    mkdirSync(join(outDir, name), { recursive: true });
    cpSync(buildOf(name), join(outDir, name), {
      recursive: true,
      force: true,
      // Source maps are for those who operate the product, not for everybody.
      filter: (file) => !/\.map(\.(br|gz))?$/.test(file),
    });
  }
  const shellSite = join(outDir, 'shell');
  cpSync(inRoot('shell', 'public'), shellSite, { recursive: true, force: true });

  const registry = readRegistry(outDir, deployment, now);
  const page = composePage({
    template: text(inRoot('shell', 'index.html')),
    beforePaint: text(inRoot('shell', 'before-paint.js')),
    shell: parse(ShellManifestSchema, JSON.parse(text(join(buildOf('shell'), 'shell.json')))),
    registry,
    config: siteConfig(deployment, catalogueFile),
  });
  writeFileSync(join(shellSite, 'registry.json'), JSON.stringify(registry));
  writeFileSync(join(shellSite, 'index.html'), page);
}
