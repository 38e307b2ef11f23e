import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { array, object, optional, parse, record, string } from 'valibot';
import { DAY_MS, RegisteredRemoteSchema } from 'shared-contracts';
import { BUILT_PACKAGES, isRemote, type BuiltPackage } from '../../build/packages';
import { filesBelow } from '../../files';
import { isContentNamed } from '../../hosting/long-cache';
import { PlainError } from '../../plain-error';
import { isServed } from '../../compose/publish-site';
import { buildIn } from '../../release/archive';

/** So long an open page finds the files of a build that another has replaced. */
const KEPT_MS = 30 * DAY_MS;

/** Beside the folders of the sites. */
export const HELD_FILE = 'builds.json';

const HeldSchema = record(
  string(),
  record(
    string(),
    object({
      /** As paths from the root of the site. */
      files: array(string()),
      /** When another build took its place, ISO 8601; absent: none has. */
      replacedAt: optional(string()),
    }),
  ),
);
/** The builds in a folder with one folder per site: by package, then by build. */
type Held = ReturnType<typeof readHeld>;
type Builds = Held[string];

/**
 * @param outDir folder with one folder per site
 * @throws {PlainError} when it is damaged
 */
export function readHeld(outDir: string) {
  const file = join(outDir, HELD_FILE);
  if (!existsSync(file)) return {};
  try {
    return parse(HeldSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new PlainError(
      `${file} is damaged; nothing has changed. Remove it: then the files of all earlier builds stay for another 30 days.`,
    );
  }
}

/** Files that belong to one build; beside them a site has pages, and the shell's a catalogue. */
const isOfBuild = (name: BuiltPackage, file: string): boolean =>
  isServed(file) &&
  isContentNamed(name, `/${file}`) &&
  (isRemote(name) || file.startsWith('assets/'));

/** Builds that learners have until the next deployment. */
function deployedBuilds(deployed: Partial<SignedRegistry>, name: BuiltPackage): readonly string[] {
  if (!isRemote(name)) return deployed.shell === undefined ? [] : [deployed.shell];
  return parse(array(RegisteredRemoteSchema), deployed.remotes ?? [])
    .filter((remote) => remote.name === name)
    .flatMap(({ manifest, canary }) => [
      manifest.build,
      ...(canary?.manifest ? [canary.manifest.build] : []),
    ]);
}

interface KeepOptions {
  /** Folder with one folder per site; the last builds are in it already. */
  readonly outDir: string;
  /** The answer of `readHeld` before. */
  readonly held: Held;
  /** Folders of the builds of a package that learners have from now on. */
  readonly buildsOf: (name: BuiltPackage) => readonly string[];
  /** The registry that learners have; empty: not known. */
  readonly deployed: Partial<SignedRegistry>;
  readonly now: Date;
}

/** The builds of a package, each with the date that counts for it. */
function dated(name: BuiltPackage, options: KeepOptions): Builds {
  const { outDir, held, buildsOf, deployed, now } = options;
  const current = Object.fromEntries(
    buildsOf(name).map((folder) => [
      buildIn(name, folder),
      { files: filesBelow(folder).filter((file) => isOfBuild(name, file)) },
    ]),
  );
  const isLive = (build: string) => deployedBuilds(deployed, name).includes(build);
  const replacedBuilds = Object.entries(held[name] ?? {}).filter(([build]) => !current[build]);
  const builds: Builds = {
    ...Object.fromEntries(
      replacedBuilds.map(([build, { files, replacedAt = now.toISOString() }]) => [
        build,
        // Learners have this build until the next deployment, so its 30 days begin now.
        { files, replacedAt: isLive(build) ? now.toISOString() : replacedAt },
      ]),
    ),
    ...current,
  };
  const knownFiles = new Set(Object.values(builds).flatMap(({ files }) => files));
  const strangers = filesBelow(join(outDir, name)).filter(
    (file) => isOfBuild(name, file) && !knownFiles.has(file),
  );
  if (strangers.length === 0) return builds;
  // Of builds from before there was such a list, or from another machine.
  const replacedAt = now.toISOString();
  return { ...builds, [`before ${replacedAt}`]: { files: strangers, replacedAt } };
}

/**
 * Removes the files of builds that others replaced more than 30 days ago, and updates the list of
 * builds. A file that a later build has too stays. If it stops at any point, the next call goes on.
 * Source: decision 54.
 */
export function removeOldBuilds(options: KeepOptions): void {
  const { outDir, now } = options;
  const next: Held = {};
  for (const name of BUILT_PACKAGES) {
    const builds = Object.entries(dated(name, options));
    const isKept = ({ replacedAt }: Builds[string]) =>
      replacedAt === undefined || now.getTime() - Date.parse(replacedAt) <= KEPT_MS;
    const kept = builds.filter(([, build]) => isKept(build));
    const needed = new Set(kept.flatMap(([, { files }]) => files));
    for (const file of builds.flatMap(([, { files }]) => files)) {
      if (!needed.has(file)) rmSync(join(outDir, name, file), { force: true });
    }
    next[name] = Object.fromEntries(kept);
  }
  writeFileSync(join(outDir, HELD_FILE), JSON.stringify(next, null, 2));
}
