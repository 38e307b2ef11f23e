import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishCatalogue, readListedLessons } from 'publisher';
import { SITES, type Addresses } from 'delivery/addresses';
import type { Tls } from 'tooling/hosting';
import { inRoot, runFolder } from 'delivery/paths';
import type { Cleanup } from 'tooling/processes/with-processes';
import { PlainError } from 'delivery/plain-error';
import { localDeployment, publishSite } from 'delivery/compose';
import { publishMonolith } from '../monolith/publish/publish-monolith';
import { withOwnSites } from '../server/bench-addresses';
import { serveSite } from '../server/serve-site';
import { syntheticLessons } from './synthetic-catalogue';
import { MANY, MANY_IN_M2 } from './composition-names';
import { registerMoreRemotes } from './more-remotes';

/** A composition of the last builds with other content, or with more remotes. */
export interface Composition {
  readonly name: string;
  readonly lessons: number;
  /** Number of registered remotes, or the monolith. */
  readonly remotes: number | 'm2';
}

export const COMPOSITIONS: readonly Composition[] = [
  { name: '64 lessons', lessons: 64, remotes: 4 },
  { name: MANY, lessons: 2000, remotes: 4 },
  { name: '40 remotes', lessons: 64, remotes: 40 },
  { name: MANY_IN_M2, lessons: 2000, remotes: 'm2' },
];

/** Distance of the ports of one composition to those of the next. */
const PORT_STEP = 20;

interface CompositionOptions {
  /** Of the product. */
  readonly addresses: Addresses;
  readonly tls: Tls;
  readonly cleanup: Cleanup;
}

async function startComposition(
  { name, lessons, remotes }: Composition,
  shift: number,
  { addresses, tls, cleanup }: CompositionOptions,
): Promise<string> {
  const where = withOwnSites(addresses, shift);
  const outDir = runFolder(addresses.offset, 'growth', name.replaceAll(' ', '-'));
  const shellSite = join(outDir, 'shell');
  rmSync(outDir, { recursive: true, force: true });
  const samples = await readListedLessons({
    contentDir: inRoot('firebase/content'),
    mediaOrigin: addresses.sites.media.origin,
  });
  const made = syntheticLessons(lessons, samples);
  const catalogueFile = await publishCatalogue(made, shellSite);
  const deployment = localDeployment(where);
  if (remotes === 'm2') {
    await publishMonolith({ variant: remotes, deployment, outDir: shellSite, catalogueFile });
    await serveSite('shell', shellSite, { addresses: where, tls, cleanup });
    return where.sites.shell.origin;
  }
  const problems = publishSite({ deployment, outDir, catalogueFile });
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  if (remotes > 4) registerMoreRemotes(shellSite, remotes);

  for (const site of SITES.filter((one) => one !== 'media')) {
    await serveSite(site, join(outDir, site), { addresses: where, tls, cleanup });
  }
  return where.sites.shell.origin;
}

/** Publishes and serves each composition with a new shell and new remotes. */
export async function startCompositions(
  options: CompositionOptions,
): Promise<readonly { readonly name: string; readonly origin: string }[]> {
  const started: { name: string; origin: string }[] = [];
  for (const [index, composition] of COMPOSITIONS.entries()) {
    const origin = await startComposition(composition, (index + 1) * PORT_STEP, options);
    started.push({ name: composition.name, origin });
  }
  return started;
}
