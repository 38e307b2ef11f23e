import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'valibot';
import { RemoteManifestSchema } from 'shared-contracts';
import { signatureProblem, type SignedRegistry } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../addresses';
import { BUILT_PACKAGES } from '../build/packages';
import { readShellManifest } from '../build/shell-manifest';
import { ROOT } from '../paths';
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
import { archivedBuild, publishFiles, storedText } from './archive';
import { tellFullDisk } from './full-disk';
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

/** Whether learners get a build of a package anew: as the stable one, or as its canary. */
const isNewTo = (name: string, choice: Choice, last: Entry | undefined): boolean =>
  choice.builds[name] !== last?.builds[name] ||
  (choice.canaries[name] !== undefined &&
    choice.canaries[name].build !== last?.canaries[name]?.build);

/** A build that learners get anew must fit the shell and the other remotes. */
function requireFitting(
  where: ReleaseOptions['where'],
  remote: string,
  { builds, canaries }: Choice,
): void {
  const manifestOf = (name: string, build: string) =>
    parse(RemoteManifestSchema, JSON.parse(storedText(where, name, build, 'remote.json')));
  const others = REMOTE_NAMES.filter((name) => name !== remote).flatMap((name) =>
    [builds[name], canaries[name]?.build].flatMap((build) =>
      build === undefined ? [] : [manifestOf(name, build)],
    ),
  );
  const build = canaries[remote]?.build ?? builds[remote] ?? '';
  storedText(where, 'shell', builds.shell ?? '', 'shell.json');
  requireLoadable({
    manifest: manifestOf(remote, build),
    libraries: readRequired(archivedBuild(where, remote, build)),
    shell: readShellManifest(archivedBuild(where, 'shell', builds.shell ?? '')),
    others,
  });
}

/**
 * The last entry, where it was signed by one of the keys: what follows it is signed too.
 *
 * @throws {PlainError} when it was changed
 */
async function signedEntry({ where, keys }: ReleaseOptions) {
  const last = lastEntry(where);
  if (!last) return undefined;
  const bytes = new TextEncoder().encode(last.text);
  const problem = await signatureProblem(bytes, keys.fingerprints);
  if (problem === undefined) return last;
  throw new PlainError(
    `Entry ${last.entry.number} of the release log was changed (${problem}); nothing has changed for learners. Put it back, or remove ${relative(ROOT, shippingFolder(where))} and start the product again.`,
  );
}

/** Puts the builds that learners get anew into their sites; without a remote: all builds. */
function publishNewFiles({ where, remote, sites }: ReleaseOptions, choice: Choice, last?: Entry) {
  const names = BUILT_PACKAGES.filter(
    (name) => remote === undefined || (name === remote && isNewTo(name, choice, last)),
  );
  for (const name of names) {
    // The stable build comes last, so files without a hash in their name are its own.
    for (const build of [choice.canaries[name]?.build, choice.builds[name]]) {
      if (build !== undefined) publishFiles(where, name, build, join(sites, name));
    }
  }
}

/**
 * Changes what learners get: files first, then everything else in a draft, which one rename makes
 * the present release. Stopped before that, learners have what they had; two at once cannot both
 * follow the same release. Source: decision 50.
 *
 * @throws {PlainError} when nothing has changed, saying why and what to do
 */
export const release = (options: ReleaseOptions): Promise<Released> =>
  tellFullDisk(() => releaseOnce(options));

async function releaseOnce(options: ReleaseOptions): Promise<Released> {
  const { where, deployment, keys, sites, choose, action, remote, by, reason } = options;
  const { onStep = () => undefined } = options;
  removeLostDrafts(where);
  const last = await signedEntry(options);
  const choice = choose(last?.entry);
  if (remote !== undefined && isNewTo(remote, choice, last?.entry)) {
    requireFitting(where, remote, choice);
  }
  publishNewFiles(options, choice, last?.entry);
  await onStep('files');

  const draft = draftFolder(where);
  try {
    const present = releasedFolder(where, 'shell');
    mkdirSync(draft, { recursive: true });
    // Pages of lessons that do not change are not rendered again.
    if (present !== undefined) cpSync(present, join(draft, 'shell'), { recursive: true });
    await onStep('draft');
    const { switchedOff, canaries, catalogueFile } = choice;
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
      names: BUILT_PACKAGES.filter((name) => choice.builds[name] !== undefined),
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
  } finally {
    // After a release the draft has another name, so there is nothing to remove.
    rmSync(draft, { recursive: true, force: true });
  }
}
