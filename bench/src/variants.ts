import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from 'delivery/addresses';
import type { Tls } from 'tooling/hosting';
import { hostingFolder, runFolder } from 'delivery/paths';
import type { Cleanup } from 'tooling/processes/with-processes';
import { localDeployment } from 'delivery/compose';
import { MONOLITH_VARIANTS, type MonolithVariant } from './monolith/variants';
import { publishMonolith } from './monolith/publish/publish-monolith';
import { extraSite, withShell } from './server/bench-addresses';
import { serveSite } from './server/serve-site';

/** One way to deliver the same product. */
export interface Variant {
  readonly name: 'product' | MonolithVariant;
  /** Origin of this variant's shell. */
  readonly origin: string;
}

export interface VariantOptions {
  /** Where the running product is served. */
  readonly addresses: Addresses;
  readonly catalogueFile: string;
  readonly tls: Tls;
  readonly cleanup: Cleanup;
}

/** Copies the product's catalogue: its first page, and the rest. */
function copyCatalogues(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from).filter((name) => /^(catalogue|lessons)\./.test(name))) {
    cpSync(join(from, file), join(to, file));
  }
}

async function startMonolith(
  name: MonolithVariant,
  { addresses, catalogueFile, tls, cleanup }: VariantOptions,
): Promise<Variant> {
  const shell = extraSite(addresses, name);
  const where = withShell(addresses, shell);
  const outDir = runFolder(addresses.offset, 'monolith', name);
  rmSync(outDir, { recursive: true, force: true });
  copyCatalogues(hostingFolder(addresses, 'shell'), outDir);
  const deployment = localDeployment(where);
  await publishMonolith({ variant: name, deployment, outDir, catalogueFile });
  await serveSite('shell', outDir, { addresses: where, tls, cleanup });
  return { name, origin: shell.origin };
}

/** Serves the two yardsticks beside the product, each at its own origin. All are built already. */
export async function startVariants(options: VariantOptions): Promise<readonly Variant[]> {
  const monoliths: Variant[] = [];
  for (const name of MONOLITH_VARIANTS) monoliths.push(await startMonolith(name, options));
  return [{ name: 'product', origin: options.addresses.sites.shell.origin }, ...monoliths];
}
