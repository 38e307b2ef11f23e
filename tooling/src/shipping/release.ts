import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { RemoteManifestSchema } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../addresses';
import { BUILT_PACKAGES } from '../build/packages';
import { readShellManifest } from '../build/shell-manifest';
import { PlainError } from '../processes/plain-error';
import { composeSite, REGISTRY_FILE, type Deployment } from '../publish';
import type { Choice, Entry } from '../releases/entry';
import type { RegistryKeys } from '../signing/registry-keys';
import {
  commitDraft,
  draftFolder,
  entryFile,
  lastEntry,
  releasedFolder,
  removeLostDrafts,
  removeOldPages,
  shippingFolder,
  textHash,
} from '../releases/releases';
import { signRegistry } from '../signing/sign-registry';
import { archivedBuild, hashesOf, publishFiles } from './archive';
import { readRequired, requireLoadable } from './require-loadable';

/** A step after which a test may stop a release. */
export type ReleaseStep = 'files' | 'draft' | 'pages' | 'entry' | 'commit';

export interface ReleaseOptions {
  /** Port offset of the product, whose folders are changed. */
  readonly where: { readonly offset: number };
  readonly deployment: Deployment;
  readonly keys: RegistryKeys;
  /** Folder with one folder per site, which holds the files of all builds. */
  readonly sites: string;
  /** Decides from what learners have now; throws where that is no change. */
  readonly choose: (now: Choice | undefined) => Choice;
  readonly action: Entry['action'];
  readonly remote?: string;
  readonly by: string;
  readonly reason: string;
  readonly onStep?: (step: ReleaseStep) => void | Promise<void>;
}

export interface Released {
  readonly entry: Entry;
  /** One line for each remote whose pages wait for its code. */
  readonly problems: readonly string[];
}

/**
 * The registry that learners have. One that is damaged, or edited by hand, counts only by the
 * number that the log gives it: open pages have accepted that, and would refuse a lower one.
 */
function registryBefore(where: ReleaseOptions['where'], { sequence, registry }: Entry) {
  const file = join(releasedFolder(where, 'shell') ?? '', REGISTRY_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return textHash(text) === registry ? (JSON.parse(text) as Partial<SignedRegistry>) : { sequence };
}

/** What gives learners another build. */
const FITTING: readonly Entry['action'][] = ['publish', 'rollback', 'canary', 'promote'];

/**
 * A build that learners get anew must fit the shell and the other remotes. To switch off what does
 * not fit stays possible.
 */
function requireFitting(
  { where, action, remote }: ReleaseOptions,
  { builds, canaries }: Choice,
): void {
  if (remote === undefined || !FITTING.includes(action)) return;
  const manifestOf = (name: string, build = builds[name] ?? '') => {
    hashesOf(where, name, build);
    const file = join(archivedBuild(where, name, build), 'remote.json');
    return parse(RemoteManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  };
  const others = REMOTE_NAMES.filter((name) => name !== remote).flatMap((name) => [
    manifestOf(name),
    ...(canaries[name] ? [manifestOf(name, canaries[name].build)] : []),
  ]);
  const build = canaries[remote]?.build ?? builds[remote] ?? '';
  hashesOf(where, 'shell', builds.shell ?? '');
  requireLoadable({
    manifest: manifestOf(remote, build),
    libraries: readRequired(archivedBuild(where, remote, build)),
    shell: readShellManifest(archivedBuild(where, 'shell', builds.shell ?? '')),
    others,
  });
}

/**
 * Changes what learners get: files first, then everything else in a draft, which one rename makes
 * the present release. Stopped before that, learners have what they had; two at once cannot both
 * follow the same release. Source: decision 50.
 *
 * @throws {PlainError} when nothing has changed, saying why and what to do
 */
export async function release(options: ReleaseOptions): Promise<Released> {
  const { where, deployment, keys, sites, choose, action, remote, by, reason } = options;
  const { onStep = () => undefined } = options;
  removeLostDrafts(where);
  const last = lastEntry(where);
  const choice = choose(last?.entry);
  requireFitting(options, choice);
  const { canaries } = choice;
  for (const name of BUILT_PACKAGES) {
    // The stable build last: files that have no hash in their name are its.
    for (const build of [canaries[name]?.build, choice.builds[name] ?? '']) {
      if (build !== undefined) publishFiles(where, name, build, join(sites, name));
    }
  }
  await onStep('files');

  const draft = draftFolder(where);
  try {
    const present = releasedFolder(where, 'shell');
    mkdirSync(draft, { recursive: true });
    // Pages of lessons that do not change are not rendered again.
    if (present !== undefined) cpSync(present, join(draft, 'shell'), { recursive: true });
    await onStep('draft');
    const { switchedOff, catalogueFile } = choice;
    const problems = composeSite({
      deployment,
      outDir: sites,
      composedDir: draft,
      catalogueFile,
      switchedOff,
      canaries: Object.fromEntries(
        Object.entries(canaries).map(([name, { percent, build }]) => [
          name,
          { percent, folder: archivedBuild(where, name, build) },
        ]),
      ),
      key: keys.current,
      change: { by, reason },
      before: last && registryBefore(where, last.entry),
      buildOf: (name) => archivedBuild(where, name, choice.builds[name] ?? ''),
      fragmentsOf: ({ name, manifest }) => shippingFolder(where, 'fragments', name, manifest.build),
    });
    await onStep('pages');
    const registry = readFileSync(join(draft, 'shell', REGISTRY_FILE), 'utf8');
    const entry: Entry = {
      number: (last?.entry.number ?? 0) + 1,
      at: new Date().toISOString(),
      by,
      reason,
      action,
      ...(remote !== undefined && { remote }),
      builds: choice.builds,
      switchedOff,
      canaries,
      catalogueFile,
      sequence: (JSON.parse(registry) as { readonly sequence: number }).sequence,
      registry: textHash(registry),
      before: last ? textHash(last.text) : '',
    };
    writeFileSync(entryFile(draft), signRegistry(entry, keys.current));
    await onStep('entry');
    commitDraft(where, draft, entry.number);
    await onStep('commit');
    removeOldPages(where);
    return { entry, problems };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    rmSync(draft, { recursive: true, force: true });
    throw new PlainError('The disk is full; nothing has changed. Free some space, then try again.');
  }
}
