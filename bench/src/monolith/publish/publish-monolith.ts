import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'valibot';
import type { Registry } from 'shared-contracts';
import { REMOTE_NAMES } from 'delivery/addresses';
import { readHostingConfig } from 'delivery/hosting/config';
import { pageFile } from 'delivery/compose/page-file';
import { readRemoteDefinition } from 'delivery/build/remote-definition';
import { inRoot } from 'delivery/paths';
import type { Deployment } from 'delivery/compose/deployment';
import { inlineScript } from 'delivery/build/inline-script';
import { siteConfig } from 'delivery/compose/site-config';
import { MonolithManifestSchema } from '../monolith-manifest';
import { monolithFolder, type MonolithVariant } from '../variants';
import { composeMonolithPage } from './compose-monolith-page';
import { monolithRegistry } from './registry';

export interface PublishMonolithOptions {
  readonly variant: MonolithVariant;
  readonly deployment: Deployment;
  /** Folder of the one site, in place of the shell's. */
  readonly outDir: string;
  /** Name of the catalogue, which is in `outDir` already: `catalogue.1a2b3c4d.json`. */
  readonly catalogueFile: string;
  readonly now?: Date;
  /** Folder of the build; default: the last one of the variant. */
  readonly buildFolder?: string;
}

const text = (file: string) => readFileSync(file, 'utf8');

/** The route of each page of the site, by file. Pages of the shell have the route `*`. */
function pagesOf({ remotes }: Registry): ReadonlyMap<string, string> {
  const rewritten = readHostingConfig().shell.rewrites.flatMap(
    ({ destination = [] }) => destination,
  );
  const routes = remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  return new Map([
    ...rewritten.map((file) => [file.slice(1), '*'] as const),
    ...['/', ...routes].map((path) => [pageFile(path), path] as const),
  ]);
}

function readBuild(variant: MonolithVariant, folder: string) {
  const file = join(folder, 'monolith.json');
  if (!existsSync(file)) {
    throw new Error(`The monolith ${variant} is not built: npm run build -- --monolith`);
  }
  return parse(MonolithManifestSchema, JSON.parse(text(file)));
}

/**
 * Writes the site of a monolith: its files, a page for each page of the product, because the
 * product's rewrites name them, and the shell's public files. It is never deployed.
 * Source: CMD-bench.
 *
 * @throws {Error} when the variant is not built or the catalogue is missing
 */
export async function publishMonolith(options: PublishMonolithOptions): Promise<void> {
  const { variant, deployment, outDir, catalogueFile, now = new Date() } = options;
  const { buildFolder = monolithFolder(variant) } = options;
  const monolith = readBuild(variant, buildFolder);
  if (!existsSync(join(outDir, catalogueFile))) {
    throw new Error(`${join(outDir, catalogueFile)} is missing: write the catalogue first`);
  }
  const isServed = (file: string) => !/\.map$|[\\/]\.build$|[\\/]monolith\.json/.test(file);
  cpSync(buildFolder, outDir, { recursive: true, force: true, filter: isServed });
  cpSync(inRoot('shell', 'public'), outDir, { recursive: true, force: true });

  const remotes = await Promise.all(REMOTE_NAMES.map(readRemoteDefinition));
  const registry = monolithRegistry(remotes, monolith, deployment, now);
  const parts = {
    template: text(inRoot('shell', 'index.html')),
    beforePaint: inlineScript(),
    monolith,
    registry,
    // A screen in the bundle cannot be loaded from elsewhere.
    config: { ...siteConfig(deployment, catalogueFile), allowOverrides: false },
  };
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
  };
  write('registry.json', JSON.stringify(registry));
  for (const [file, route] of pagesOf(registry)) {
    write(file, composeMonolithPage({ ...parts, route }));
  }
}
