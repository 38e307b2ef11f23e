import type { RemoteDefinition } from 'shared-contracts';
import { inRoot } from 'delivery/paths';

/** A screen of a remote as a chunk of the monolith. */
export interface ScreenChunk {
  /** `mf-lessons/home` */
  readonly key: string;
  /** `mf-lessons-home`, name of the chunk. */
  readonly chunk: string;
  /** Absolute path of the module whose default export are the screen's lifecycles. */
  readonly module: string;
}

export const screenKey = (remote: string, screen: string) => `${remote}/${screen}`;

/** The chunks of all screens that the remotes declare in `remote.ts`. */
export const screenChunks = (remotes: readonly RemoteDefinition[]): ScreenChunk[] =>
  remotes.flatMap(({ name, screens }) =>
    Object.entries(screens).map(([screen, module]) => ({
      key: screenKey(name, screen),
      chunk: `${name}-${screen}`,
      module: inRoot(name, module),
    })),
  );

/** Source of `virtual:screens`: a lazy import for each screen. */
export function screensModule(chunks: readonly ScreenChunk[]): string {
  const entries = chunks.map(
    ({ key, chunk, module }) =>
      `${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)})`,
  );
  return `export const screens = {\n${entries.join(',\n')}\n};\n`;
}
