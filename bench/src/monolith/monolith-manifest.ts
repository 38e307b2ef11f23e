import * as v from 'valibot';
import type { Compilation } from 'webpack';
import type { ScreenChunk } from './screens';
import { MONOLITH_VARIANTS, type MonolithVariant } from './variants';

/** `monolith.json`: the files of a monolith, for its pages, as paths from the root of the site. */
export const MonolithManifestSchema = v.object({
  variant: v.picklist(MONOLITH_VARIANTS),
  /** Hash of the sources. */
  build: v.string(),
  script: v.string(),
  style: v.string(),
  /** Files of each screen's chunk, by `mf-lessons/home`. */
  screens: v.record(
    v.string(),
    v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) }),
  ),
});
export type MonolithManifest = v.InferOutput<typeof MonolithManifestSchema>;

/** The part of webpack's result that we read. */
export interface CompiledChunks {
  /** Files that a named chunk needs; undefined: no such chunk. */
  readonly filesOf: (chunk: string) => readonly string[] | undefined;
}

export const compiledChunks = (compilation: Compilation): CompiledChunks => ({
  filesOf: (chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles(),
});

const paths = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => `/${file}`);

const SCRIPT = /\.js$/;
const STYLE = /\.css$/;

/**
 * Makes the manifest of a built monolith.
 *
 * @throws {Error} when the bundle is no fair yardstick: it has the federation runtime, a screen
 *   without a chunk, or identity in the wrong place
 */
export function monolithManifest(
  variant: MonolithVariant,
  build: string,
  screens: readonly ScreenChunk[],
  { filesOf }: CompiledChunks,
): MonolithManifest {
  const fail = (text: string): never => {
    throw new Error(`monolith ${variant}: ${text}`);
  };
  const main = filesOf('shell') ?? [];
  /** Without the main bundle, which has kit and is loaded already. */
  const ownFiles = (chunk: string, pattern: RegExp) =>
    paths(
      (filesOf(chunk) ?? []).filter((file) => !main.includes(file)),
      pattern,
    );
  const only = (pattern: RegExp): string => {
    const [first, ...more] = paths(main, pattern);
    return first !== undefined && more.length === 0
      ? first
      : fail(`the main bundle must have exactly one file like ${pattern.source}`);
  };
  if (filesOf('federation')) fail('the federation runtime is in it');
  if (ownFiles('auth', SCRIPT).length > 0 !== (variant === 'm2')) {
    fail(`auth must be ${variant === 'm' ? 'part of the main bundle' : 'a chunk of its own'}`);
  }
  return {
    variant,
    build,
    script: only(SCRIPT),
    style: only(STYLE),
    screens: Object.fromEntries(
      screens.map(({ key, chunk }) => {
        const scripts = ownFiles(chunk, SCRIPT);
        if (scripts.length === 0) fail(`${key} has no chunk of its own`);
        return [key, { scripts, styles: ownFiles(chunk, STYLE) }];
      }),
    ),
  };
}
