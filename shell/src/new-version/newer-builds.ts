import type { Registry } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';

/** Builds of the registry that the page does not run. */
export interface NewerBuilds {
  /** A unique name for each build, the shell's first. Never empty. */
  readonly names: readonly string[];
  /** Whether the shell is one of them; only a full navigation loads it. */
  readonly isShell: boolean;
}

const shellOf = (registry: unknown) => (registry as Partial<Registry> | null | undefined)?.shell;

interface Known {
  /** The page, whose screens have the names of their builds (`data-shown`). */
  readonly page: ParentNode;
  /** The builds that this browser gets now. */
  readonly remotes: readonly ResolvedRemote[];
  /** The current registry, unchecked. */
  readonly registry: unknown;
  /** The registry that the page was composed with, unchecked. */
  readonly ownRegistry: unknown;
}

/**
 * Compares the page's builds with the registry's. A remote that is not shown does not count,
 * because its next screen loads the new build. Source: decision 54.
 *
 * @returns undefined if the page is up to date, or a registry does not name its shell
 */
export function newerBuilds({
  page,
  remotes,
  registry,
  ownRegistry,
}: Known): NewerBuilds | undefined {
  const [ownShell, shell] = [shellOf(ownRegistry), shellOf(registry)];
  const isShell = ownShell !== undefined && shell !== undefined && ownShell !== shell;
  const screens = [...page.querySelectorAll<HTMLElement>('[data-remote][data-shown]')].flatMap(
    ({ dataset }) => {
      const now = remotes.find(({ name }) => name === dataset.remote);
      if (now?.status !== 'loadable' || now.isOverridden) return [];
      const { build } = now.remote.manifest;
      return build === dataset.shown ? [] : [`${now.name} ${build}`];
    },
  );
  const names = [...(isShell ? [`shell ${shell}`] : []), ...screens];
  return names.length === 0 ? undefined : { names, isShell };
}
