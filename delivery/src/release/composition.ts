import { relative } from 'node:path';
import { OFF, parseCompositionId, type Composition } from 'shared-contracts/telemetry';
import type { Addresses } from '../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { ROOT } from '../paths';
import { PlainError } from '../plain-error';
import type { Choice } from './entry';
import { archivedBuild, isArchived } from './archive';
import { commitOf } from './commit';
import { readLog } from './verify-log';

type Where = Pick<Addresses, 'offset'>;

const NO_COMMIT =
  'the commit that it was built from ("npm run registry -- status" names commits; add --deployed for builds of the deployed product)';
const COPY_IT = 'Copy it from /__remotes or from an event.';

/** A problem with the packages of a composition; undefined: none. */
function problemOf(builds: Composition, own: readonly string[]): string | undefined {
  const unknown = Object.keys(builds).find((name) => !BUILT_PACKAGES.some((each) => each === name));
  if (unknown !== undefined) return `names ${unknown}, which this product does not have`;
  const missing = BUILT_PACKAGES.find((name) => builds[name] === undefined && !own.includes(name));
  if (missing !== undefined) return `names no build of ${missing}`;
  return builds.shell === OFF ? 'names no build of shell' : undefined;
}

/**
 * Reads a composition, and checks that its builds are stored. Source: decision 55.
 *
 * @param id as `/__remotes` shows it
 * @param own packages that run in their last build: of these no stored build is needed
 * @throws {PlainError} naming what is wrong or missing
 */
export function requireComposition(
  where: Where,
  id: string,
  own: readonly BuiltPackage[] = [],
): Composition {
  const builds = parseCompositionId(id);
  if (!builds) {
    throw new PlainError(
      `"${id}" is no composition; it looks like shell-1a2b3c4d.live-5e6f7a8b. ${COPY_IT}`,
    );
  }
  const problem = problemOf(builds, own);
  if (problem !== undefined) throw new PlainError(`The composition ${problem}. ${COPY_IT}`);
  for (const [name, build] of Object.entries(builds)) {
    if (build === OFF || own.some((each) => each === name)) continue;
    if (isArchived(where, name, build)) continue;
    const folder = relative(ROOT, archivedBuild(where, name, build));
    throw new PlainError(
      `The archive does not hold build ${build} of ${name} whole. Run npm start once from ${commitOf(readLog(where), name, build) ?? NO_COMMIT}, or copy the build to ${folder}.`,
    );
  }
  return builds;
}

/** Chooses stored builds to run in place of the last builds, from the present choice. */
export type StoredBuilds = (
  now: Choice | undefined,
) => Pick<Choice, 'builds' | 'switchedOff' | 'canaries'>;

/**
 * Runs builds of the working copy beside stored ones. Its remotes are never switched off.
 *
 * @param own builds by the names of their packages
 */
export const besideOwn =
  (stored: StoredBuilds, own: Choice['builds']): StoredBuilds =>
  (now) => {
    const { builds, switchedOff, canaries } = stored(now);
    return {
      builds: { ...builds, ...own },
      switchedOff: switchedOff.filter((name) => own[name] === undefined),
      canaries,
    };
  };

/**
 * Adds builds to the present choice. A build that is new ends the canary of its remote.
 *
 * @param builds by the names of their packages
 */
export const withBuilds = (now: Choice, builds: Choice['builds']): Choice => ({
  ...now,
  builds: { ...now.builds, ...builds },
  canaries: Object.fromEntries(
    Object.entries(now.canaries).filter(([name]) =>
      [undefined, now.builds[name]].includes(builds[name]),
    ),
  ),
});

/**
 * Runs exactly the builds of a composition. A remote that is off in it is switched off; its routes
 * are those of the build that learners have.
 */
export const choiceOf =
  (composition: Composition): StoredBuilds =>
  (now) => {
    const builds = Object.entries(composition).flatMap(([name, build]) => {
      const chosen = build === OFF ? now?.builds[name] : build;
      return chosen === undefined ? [] : [[name, chosen] as const];
    });
    return {
      builds: Object.fromEntries(builds),
      switchedOff: Object.keys(composition).filter((name) => composition[name] === OFF),
      canaries: {},
    };
  };
