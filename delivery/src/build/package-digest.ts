import { inRoot } from '../paths';
import type { BuiltPackage } from './packages';
import { sourceHash } from './source-hash';

/** Folders whose sources can change the build of a package. */
const sourcesOf = (name: BuiltPackage) =>
  [name, 'shared-contracts/src', 'common/src', 'kit', 'delivery/src/build'].map((folder) =>
    inRoot(folder),
  );

/**
 * Digest of all that can change the build of a package. A build carries it as its name, so one that
 * learners have needs no new build while the digest is the same.
 *
 * @returns 8 hexadecimal digits
 */
export const packageDigest = (name: BuiltPackage): string =>
  sourceHash(sourcesOf(name), [inRoot('package-lock.json'), inRoot('tsconfig.json')]);
