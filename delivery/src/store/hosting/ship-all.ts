import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, writeCatalogue } from 'publisher';
import { REMOTE_NAMES, type RemoteName } from '../../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { isContentNamed } from '../../hosting/long-cache';
import { inRoot } from '../../paths';
import { PlainError } from '../../plain-error';
import { LOG_FILE } from '../../release/releases';
import { archive } from '../../release/archive';
import { presentCommit } from '../../release/commit';
import { takenBack } from '../../release/changes';
import type { Choice } from '../../release/entry';
import { requireOpen } from '../../release/freeze';
import { release, requireFitting, type Released, type ReleaseOptions } from '../../release/release';
import { readLog } from '../../release/verify-log';
import { datesIn, requireDates, type ReadDates } from './changed-dates';
import { PACKED_FOLDER } from './packed-build';
import { deployedFiles } from './snapshot';

interface ShipAllOptions {
  /** The common options of all releases of the deployed product. */
  readonly means: Omit<ReleaseOptions, 'choose' | 'action' | 'reason'>;
  readonly reason: string;
  /** Whether the command has `--override`. */
  readonly mayPass: boolean;
  /** Remotes that the command names: their last builds are shipped although taken back. */
  readonly named?: readonly RemoteName[];
  /** Folder of the last build of a package; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
  /** Default: `firebase/content`. */
  readonly contentDir?: string;
  /** Reads the changed dates of live lessons; default: from the project's database. */
  readonly readDates?: ReadDates;
}

/**
 * Removes all files of the shell's site that a release writes anew, so that a file without a source
 * goes away. Keeps the log and the files of builds.
 */
function removeUnhashed(site: string): void {
  for (const file of deployedFiles(site)) {
    const stays = isContentNamed('shell', `/${file}`) || file.startsWith(`${PACKED_FOLDER}/`);
    if (!stays && file !== LOG_FILE) rmSync(join(site, file));
  }
}

/**
 * Ships the last build of each package and the content into the deployed product, and ends all
 * canaries. Remotes stay switched off or frozen. A remote whose last build was taken back keeps its
 * present build. Source: decision 60.
 *
 * @returns also one line for each remote that keeps its build
 * @throws {PlainError} with one line per mistake in the content, when a remote that would get
 *   another build is frozen, when the new shell cannot load a build that stays, or when the changed
 *   dates of live lessons cannot be read
 */
export async function shipAll({
  means,
  reason,
  mayPass,
  named = [],
  buildOf = (name) => inRoot(name, 'dist'),
  contentDir = inRoot('firebase', 'content'),
  readDates = datesIn(means.deployment),
}: ShipAllOptions): Promise<Released> {
  const { sites, deployment } = means;
  const { where } = means.store;
  const lastBuilds = Object.fromEntries(
    BUILT_PACKAGES.map((name) => [name, archive(where, name, buildOf(name))]),
  );
  /** The builds to ship, and the remotes whose last build was taken back. */
  const decide = (now: Choice | undefined) => {
    const staying = REMOTE_NAMES.flatMap((remote) => {
      const [kept, last] = [now?.builds[remote], lastBuilds[remote] ?? ''];
      const end = named.includes(remote) ? undefined : takenBack(readLog(where), remote, last);
      return kept === undefined || !end ? [] : [{ remote, kept, last, why: end.reason }];
    });
    const kept = Object.fromEntries(staying.map((each) => [each.remote, each.kept]));
    return { staying, builds: { ...lastBuilds, ...kept } as Choice['builds'] };
  };
  const lines: string[] = [];
  const changed = await requireDates(readDates);
  try {
    const { entry, problems } = await release({
      ...means,
      action: 'start',
      reason,
      commit: presentCommit(),
      overrode: (now) => {
        const { builds } = decide(now);
        return REMOTE_NAMES.filter((name) => now.builds[name] !== builds[name]).flatMap((remote) =>
          requireOpen(now, readLog(where), { remote, build: builds[remote], mayPass }),
        );
      },
      choose: async (now) => {
        const { staying, builds } = decide(now);
        for (const { remote, kept, last, why } of staying) {
          const all = `ship build ${last} all the same: npm run compose -- --deploy ${remote}`;
          requireFitting(where, remote, { builds, canaries: {} }, `Mend it, or ${all}`);
          lines.push(
            `Learners keep build ${kept} of ${remote}: build ${last} was taken back ("${why}"). Mend it, or ${all}`,
          );
        }
        const shell = join(sites, 'shell');
        removeUnhashed(shell);
        const mediaOrigin = deployment.origins.media;
        const catalogueFile = await writeCatalogue({
          contentDir,
          mediaOrigin,
          catalogueDir: shell,
          changed,
        });
        cpSync(inRoot('shell', 'public'), shell, { recursive: true, force: true });
        const { switchedOff = [], frozen = {} } = now ?? {};
        return { builds, switchedOff, canaries: {}, frozen, catalogueFile };
      },
    });
    return { entry, problems: [...lines, ...problems] };
  } catch (error) {
    if (error instanceof ContentError) throw new PlainError(error.message);
    throw error;
  }
}
