import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../paths';

const require = createRequire(import.meta.url);

const versionOf = (packageJson: string) =>
  (JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string }).version;

/**
 * A file of a remote's build: the ranges of the libraries that the shell provides, by share key.
 */
export const LIBRARIES_FILE = 'libraries.json';

/** The versions that the shell of this working copy provides, by share key. */
export const providedLibraries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(requiredLibraries()).map(([key, range]) => [key, range.slice(1)]),
  );

/** The ranges that a remote of this working copy accepts, by share key. */
export const requiredLibraries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sharedLibraries()).map(([name, library]) => [
      'shareKey' in library ? library.shareKey : name,
      library.requiredVersion,
    ]),
  );

/**
 * The libraries that the shell provides to all remotes at run time. Their number is small, because
 * a shared library ships its whole namespace. `import: false` leaves the fallback out of the
 * remote; `strictVersion` turns a mismatch into the visible state "incompatible". kit's key carries
 * its major, so two majors can overlap for one release.
 */
export function sharedLibraries() {
  const react = versionOf(require.resolve('react/package.json'));
  const reactDom = versionOf(require.resolve('react-dom/package.json'));
  const kit = versionOf(inRoot('kit', 'package.json'));
  const kitMajor = kit.split('.')[0];
  const provided = (version: string) => ({
    singleton: true,
    import: false as const,
    requiredVersion: `^${version}`,
    strictVersion: true,
  });
  return {
    react: provided(react),
    'react/jsx-runtime': provided(react),
    'react-dom': provided(reactDom),
    'react-dom/client': provided(reactDom),
    kit: { ...provided(kit), shareKey: `kit-${kitMajor}` },
  };
}
