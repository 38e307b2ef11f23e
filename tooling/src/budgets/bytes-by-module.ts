import { SourceMap } from 'node:module';
import { posix } from 'node:path';

/** Bytes before compression, by the name of their module. */
export type Bytes = Readonly<Record<string, number>>;

/** Name of code for which the source map has no source. */
const UNMAPPED = 'without a source';

/** Name of code that webpack adds: its runtime, and stubs for modules outside the bundle. */
const GLUE = 'webpack';

/** Matches the innermost package, so a nested copy of a library counts with the others. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/**
 * Names the module behind a source of webpack's map: our file by its path from the root, every
 * file of a library by the name of its package.
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

/** Adds up the bytes of each module over several files. */
export function sumOf(parts: readonly Bytes[]): Bytes {
  const sum: Record<string, number> = {};
  for (const [name, bytes] of parts.flatMap((part) => Object.entries(part))) {
    sum[name] = (sum[name] ?? 0) + bytes;
  }
  return sum;
}

/**
 * Attributes every character of a built script or style sheet to the module it was made from. Text
 * between two mappings counts for the first one, so boundaries are exact to a few bytes and the sum
 * is exact.
 *
 * @param text the built file
 * @param map its source map, as JSON
 * @param owner folder of the package that was built
 */
export function bytesByModule(text: string, map: string, owner: string): Bytes {
  const sources = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  const bySource = new Map<string, number>();
  let line = 0;
  let column = 0;
  for (const sign of text) {
    const { originalSource = '' } = sources.findEntry(line, column) as { originalSource?: string };
    bySource.set(originalSource, (bySource.get(originalSource) ?? 0) + Buffer.byteLength(sign));
    column += sign.length;
    if (sign === '\n') [line, column] = [line + 1, 0];
  }
  return sumOf(
    [...bySource].map(([source, bytes]) => ({
      [source === '' ? UNMAPPED : moduleName(source, owner)]: bytes,
    })),
  );
}
