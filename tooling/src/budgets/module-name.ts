import { posix } from 'node:path';

/** Code that webpack itself adds: its runtime, and stubs for modules outside of the bundle. */
const GLUE = 'webpack';

/**
 * `@scope/name` or `name` of the innermost package, so that a nested copy counts with the others.
 */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/**
 * Name of the module behind a source of webpack's map: a file of ours by its path from the root,
 * everything of a library by the name of its package.
 *
 * @param source `webpack://mf_live_0a1b2c3d/../kit/src/card/Card.tsx`
 * @param owner folder of the package that was built, `mf-live`
 */
export function moduleName(source: string, owner: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const [, library] = PACKAGE.exec(path) ?? [];
  if (library !== undefined) return library;
  return /^\.{1,2}\//.test(path) ? posix.join(owner, path) : GLUE;
}
