import { readFileSync } from 'node:fs';
import { inRoot } from '../paths';
import type { BuiltPackage } from './packages';
import { sourceHash } from './source-hash';

/** Folders whose sources can change the build of a package. */
const sourcesOf = (name: BuiltPackage) =>
  [name, 'shared-contracts/src', 'common/src', 'kit', 'delivery/src/build'].map((folder) =>
    inRoot(folder),
  );

/** `packages` of `package-lock.json`: what is installed, by its place. */
type LockedPackages = Readonly<
  Record<
    string,
    {
      readonly version?: string;
      readonly integrity?: string;
      /** A link to a package of ours, whose folder is `resolved`. */
      readonly link?: boolean;
      readonly resolved?: string;
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly optionalDependencies?: Readonly<Record<string, string>>;
      readonly peerDependencies?: Readonly<Record<string, string>>;
    }
  >
>;

const INSIDE = '/node_modules/';

/** The places where Node looks for a package `name` that the one at `place` imports, in order. */
function placesOf(place: string, name: string): readonly string[] {
  const parts = place.split(INSIDE);
  const folders = parts.map((_, at) => parts.slice(0, parts.length - at).join(INSIDE));
  return [...folders.map((folder) => `${folder}${INSIDE}${name}`), `node_modules/${name}`];
}

/**
 * Lists the installed packages that some packages of ours need at run time, one per line. Leaves
 * out development dependencies.
 *
 * @param roots folders of our packages
 */
function installedFor(packages: LockedPackages, roots: readonly string[]): string {
  const places = new Set(roots);
  // The loop also visits places that it adds.
  for (const place of places) {
    const { link, resolved, ...asked } = packages[place] ?? {};
    if (link && resolved !== undefined) places.add(resolved);
    const { dependencies, optionalDependencies, peerDependencies } = asked;
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names) {
      const next = placesOf(place, name).find((each) => each in packages);
      if (next !== undefined) places.add(next);
    }
  }
  const line = (place: string) =>
    `${place} ${packages[place]?.version ?? ''} ${packages[place]?.integrity ?? ''}`;
  return [...places].sort().map(line).join('\n');
}

/**
 * Digest of all that can change the build of a package. It is the name of the build, so a package
 * needs a new build only when its digest has changed.
 *
 * @param lockFile default: that of the repository
 * @returns 8 hexadecimal digits
 */
export function packageDigest(name: BuiltPackage, lockFile = inRoot('package-lock.json')): string {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    readonly packages: LockedPackages;
  };
  const installed = installedFor(lock.packages, [name, 'delivery']);
  return sourceHash(sourcesOf(name), [inRoot('tsconfig.json')], installed);
}
