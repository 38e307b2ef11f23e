import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  VERDICTS_PATH,
  verifyRegistry,
  type SignedRegistry,
} from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../addresses';
import { readContract } from '../build/contract/contract-report';
import { BUILT_PACKAGES } from '../build/packages';
import { readShellManifest } from '../build/shell-manifest';
import { PlainError } from '../plain-error';
import { composeSite, REGISTRY_FILE, type Deployment } from '../compose';
import type { RegistryKeys } from '../signing/registry-keys';
import { signRegistry } from '../signing/sign-registry';
import { allBuildsIn, buildsIn, newestIn, type Choice, type Entry, type Overrode } from './entry';
import { servedSince } from './changes';
import { removeLostDrafts } from './drafts';
import {
  draftFolder,
  entryFile,
  howToMend,
  lastEntry,
  namedFolder,
  releasedFolder,
  removeOldPages,
  shippingFolder,
  textHash,
  type Where,
} from './releases';
import { archivedBuild, isArchived, publishFiles, storedHash, storedText } from './archive';
import { endedBefore } from './freeze';
import { tellFullDisk } from './full-disk';
import { storedManifest } from './owner';
import { readRequired, requireLoadable } from './require-loadable';
import { requireUnbroken, requireUsable } from './require-unbroken';
import { readLog, signerProblem } from './verify-log';
import { fragmentsFolder, waitingLessons, waitingPages } from './waiting-pages';

/** A step after which a test may stop a release. */
export type ReleaseStep = 'files' | 'draft' | 'pages' | 'entry' | 'commit';

/**
 * The place of a product's releases, from which learners get them: the folder of the local product,
 * or Firebase Hosting. Source: decision 60.
 */
export interface Store {
  /** The folder of this machine with log, archive and pages. */
  readonly where: Where;
  /** Whether other machines ship there too. The judge of such a product cannot release. */
  readonly isDeployed: boolean;
  /** Brings the log to the present state of learners. */
  readonly look: () => Promise<void>;
  /**
   * Checks every entry of the log, and the registry by the last one.
   *
   * @returns the number of entries
   * @throws {PlainError} naming the part that was changed
   */
  readonly verify: () => Promise<number>;
  /**
   * Brings log, archive and sites to the present state of learners, before the next release.
   *
   * @returns the highest number that pages may have accepted; the next registry gets a higher one
   */
  readonly follow: (action: Entry['action']) => Promise<number>;
  /**
   * Gives a draft to learners: files first, registry last, by compare-and-swap.
   *
   * @throws {LostRaceError} when another publisher has released meanwhile; nothing has changed then
   */
  readonly commit: (draft: string, entry: Entry) => Promise<void>;
}

export interface ReleaseOptions {
  /** The product. */
  readonly store: Store;
  readonly deployment: Deployment;
  readonly keys: RegistryKeys;
  /** Folder with one folder per site, which holds the files of all builds. */
  readonly sites: string;
  /** Makes the next choice of the present one; throws when nothing would change. */
  readonly choose: (now: Choice | undefined) => Choice | Promise<Choice>;
  readonly action: Entry['action'];
  readonly remote?: string;
  readonly by: string;
  readonly reason: string;
  /**
   * Called before `choose`, except for the first release. Answers the overridden checks; throws
   * when a check refuses the change. Default: no checks.
   */
  readonly overrode?: (now: Choice) => readonly Overrode[];
  /**
   * Whether the remote may get a build that cannot be prerendered, so that its pages wait for code.
   * Default: it may, and the release names the problem.
   */
  readonly mayWait?: boolean;
  /** Commit of the new builds. */
  readonly commit?: string | undefined;
  /** Default: the clock of this machine. */
  readonly now?: Date;
  readonly onStep?: (step: ReleaseStep) => void | Promise<void>;
}

export interface Released {
  readonly entry: Entry;
  /** A line for each remote whose pages wait for code, and for each build that the judge ended. */
  readonly problems: readonly string[];
}

/**
 * Reads the registry that learners have. Of a damaged or edited file only the number in the log
 * counts: open pages have accepted it, and refuse a lower one.
 */
function registryBefore(
  where: Where,
  { sequence, registry }: Entry,
): { readonly before: Partial<SignedRegistry>; readonly basis?: string } {
  const file = join(releasedFolder(where, 'shell') ?? '', REGISTRY_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (textHash(text) !== registry) return { before: { sequence } };
  const previousRegistry = JSON.parse(text) as Partial<SignedRegistry>;
  // Pages do not trust the judge's key, so a registry that it signed cannot be the basis.
  return { before: previousRegistry, basis: previousRegistry.basis ?? text };
}

/**
 * Checks a registry of the judge as pages do, which refuse all changes but ended canaries.
 *
 * @throws {PlainError} when pages would refuse it
 */
async function requireJudgement(text: string, { fingerprints }: RegistryKeys, after: number) {
  const verdict = await verifyRegistry(new TextEncoder().encode(text), {
    keys: fingerprints,
    atLeast: after + 1,
    now: new Date(),
  });
  if (verdict.isAccepted) return;
  throw new PlainError(
    `Pages would not follow what the judge has signed (${verdict.why}); nothing has changed. End the canary by hand: npm run registry -- rollback.`,
  );
}

/** Whether learners get a new build of a package, for all or as a canary. */
const isNewTo = (name: string, choice: Choice, last: Entry | undefined): boolean =>
  choice.builds[name] !== last?.builds[name] ||
  (choice.canaries[name] !== undefined &&
    choice.canaries[name].build !== last?.canaries[name]?.build);

/**
 * Checks that the newest build of a remote fits the shell and the other remotes.
 *
 * @param advice what to do, if the shell is not the one that learners have
 * @throws {PlainError} as `requireLoadable` and `requireUsable`
 */
export function requireFitting(
  where: Where,
  remote: string,
  choice: Pick<Choice, 'builds' | 'canaries'>,
  advice?: string,
): void {
  const others = REMOTE_NAMES.filter((name) => name !== remote).flatMap((name) =>
    buildsIn(choice, name).map((build) => storedManifest(where, name, build)),
  );
  const served = servedRemote(where, remote, newestIn(choice, remote) ?? '');
  const shell = offeredShell(where, choice.builds.shell ?? '');
  requireLoadable({ ...served, shell, others, advice });
  requireUsable(shell, served, advice);
}

/** @throws {PlainError} when the archive lacks the build */
function offeredShell(where: Where, build: string) {
  storedText(where, 'shell', build, 'shell.json');
  const folder = archivedBuild(where, 'shell', build);
  return { ...readShellManifest(folder), api: readContract(folder) };
}

/** @throws {PlainError} when the archive lacks the build */
function servedRemote(where: Where, name: string, build: string) {
  const folder = archivedBuild(where, name, build);
  return {
    manifest: storedManifest(where, name, build),
    libraries: readRequired(folder),
    api: readContract(folder),
  };
}

/**
 * Checks that a new shell keeps all that builds of learners use. Skips builds that the archive
 * lacks.
 *
 * @throws {PlainError} as `requireUnbroken`, or when the archive lacks a shell
 */
export function requireKept(
  where: Where,
  choice: Pick<Choice, 'builds'>,
  last: Entry,
  now: Date,
): void {
  const [build = '', before = ''] = [choice.builds.shell, last.builds.shell];
  if (build === before) return;
  const served = servedSince(readLog(where), now).filter(
    ([name, each]) => name !== 'shell' && isArchived(where, name, each),
  );
  requireUnbroken(
    offeredShell(where, build),
    offeredShell(where, before),
    served.map(([name, each]) => servedRemote(where, name, each)),
  );
}

/**
 * The last entry, with a check of its signature: the next entry signs its hash.
 *
 * @throws {PlainError} when it was changed
 */
async function signedEntry({ store: { where }, keys }: ReleaseOptions) {
  const last = lastEntry(where);
  if (!last) return undefined;
  const problem = await signerProblem(where, last.entry.number, keys);
  if (problem === undefined) return last;
  throw new PlainError(
    `Entry ${last.entry.number} of the release log was changed (${problem}), in ${namedFolder(where, last.entry.number)}; nothing has changed for learners. ${howToMend(where)}`,
  );
}

/** Puts new builds into their sites; all builds, if the release changes no single remote. */
function publishNewFiles(options: ReleaseOptions, choice: Choice, last?: Entry) {
  const { remote, sites, action } = options;
  const { where } = options.store;
  // Signing anew changes no build, so a damaged archive must not stop it.
  if (action === 'sign') return;
  const names = BUILT_PACKAGES.filter(
    (name) => remote === undefined || (name === remote && isNewTo(name, choice, last)),
  );
  for (const name of names) {
    // The stable build comes last, so it provides the files without a hash in their name.
    for (const build of buildsIn(choice, name).toReversed()) {
      publishFiles(where, name, build, join(sites, name));
    }
  }
}

/** The hashes of all builds, by which other machines check what they fetch. */
const storedHashes = (where: Where, choice: Choice) =>
  Object.fromEntries(
    allBuildsIn(choice).map(([name, build]) => [
      `${name}/${build}`,
      storedHash(where, name, build),
    ]),
  );

/**
 * Changes what learners get: first files, then all else in a draft, which one rename makes the
 * present release. If it stops before the rename, learners keep the last release. Of two at once
 * one fails. Source: decision 50.
 *
 * @throws {PlainError} when nothing has changed, saying why and what to do
 */
export const release = (options: ReleaseOptions): Promise<Released> =>
  tellFullDisk(() => releaseOnce(options));

async function releaseOnce(options: ReleaseOptions): Promise<Released> {
  const { store, deployment, keys, sites, choose, action, remote, by, reason, commit } = options;
  const { onStep = () => undefined, now = new Date() } = options;
  const { where, isDeployed } = store;
  removeLostDrafts(shippingFolder(where, 'releases'));
  const least = await store.follow(action);
  const last = await signedEntry(options);
  const overrode = [...((last && options.overrode?.(last.entry)) ?? [])];
  const choice = await choose(last?.entry);
  if (remote !== undefined && isNewTo(remote, choice, last?.entry)) {
    requireFitting(where, remote, choice);
    if (waitingPages(options, remote, choice)) overrode.push('prerender');
  }
  // A local start replaces all builds.
  if (last && isDeployed) requireKept(where, choice, last.entry, now);
  publishNewFiles(options, choice, last?.entry);
  await onStep('files');

  const draft = draftFolder(where);
  try {
    const present = releasedFolder(where, 'shell');
    mkdirSync(draft, { recursive: true });
    // Unchanged pages of lessons are not rendered again.
    if (present !== undefined) cpSync(present, join(draft, 'shell'), { recursive: true });
    await onStep('draft');
    const { switchedOff, canaries, catalogueFile, frozen = {} } = choice;
    const reading = last && registryBefore(where, last.entry);
    const previousRegistry =
      (reading?.before.sequence ?? 0) < least
        ? { ...reading?.before, sequence: least }
        : reading?.before;
    // In a deployed product a person signs what the judge has ended (decision 62).
    const isJudged = action === 'judge' && !isDeployed;
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
      now,
      key: keys.current,
      change: { by, reason },
      ...(keys.judge !== undefined && { judge: keys.judge }),
      // The judge of a deployed product cannot deploy.
      ...(isDeployed && { verdicts: VERDICTS_PATH }),
      before: previousRegistry,
      ...(isJudged && reading?.basis !== undefined && { basis: reading.basis }),
      names: BUILT_PACKAGES.filter((name) => choice.builds[name] !== undefined),
      buildOf: (name) => archivedBuild(where, name, choice.builds[name] ?? ''),
      fragmentsOf: ({ name, manifest }) => fragmentsFolder(where, name, manifest.build),
    });
    await onStep('pages');
    if (waitingLessons(options, problems)) overrode.push('prerender');
    const registry = readFileSync(join(draft, 'shell', REGISTRY_FILE), 'utf8');
    if (isJudged) await requireJudgement(registry, keys, last?.entry.sequence ?? 0);
    const entry: Entry = {
      number: (last?.entry.number ?? 0) + 1,
      at: now.toISOString(),
      by,
      reason,
      action,
      ...(remote !== undefined && { remote }),
      builds: choice.builds,
      switchedOff,
      canaries,
      frozen,
      ...(commit !== undefined && { commit }),
      ...(overrode.length > 0 && { overrode: [...new Set(overrode)] }),
      catalogueFile,
      sequence: (JSON.parse(registry) as { readonly sequence: number }).sequence,
      registry: textHash(registry),
      ...(isDeployed && { stored: storedHashes(where, choice) }),
      before: last ? textHash(last.text) : '',
    };
    writeFileSync(entryFile(draft), signRegistry(entry, keys.current));
    await onStep('entry');
    await store.commit(draft, entry);
    await onStep('commit');
    removeOldPages(where);
    const warnings = action === 'start' ? endedBefore(readLog(where), choice) : [];
    return { entry, problems: [...problems, ...warnings] };
  } finally {
    // After a release the draft no longer exists.
    rmSync(draft, { recursive: true, force: true });
  }
}
