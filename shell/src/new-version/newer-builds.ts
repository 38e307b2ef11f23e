import type { Registry } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';

/** What the registry names and the page does not run. */
export interface NewerBuilds {
  /** One name for each build, that no other build has; the shell's is the first. Never empty. */
  readonly names: readonly string[];
  /** Whether the shell is one of them: then only a full navigation brings it. */
  readonly isShell: boolean;
}

const shellOf = (registry: unknown) => (registry as Partial<Registry> | null | undefined)?.shell;

interface Known {
  /** Its screens carry the builds that they are of (`data-shown`). */
  readonly page: ParentNode;
  /** What this browser gets now. */
  readonly remotes: readonly ResolvedRemote[];
  /** The registry that is followed now, unchecked. */
  readonly registry: unknown;
  /** The registry that the page was composed with, unchecked. */
  readonly ownRegistry: unknown;
}

/**
 * Compares what the page shows with what the registry names. A remote that is not shown is no news:
 * its next screen is of the new build. Source: decision 54.
 *
 * @returns undefined when the page is up to date, or a registry does not say its shell
 */
export function newerBuilds({
  page,
  remotes,
  registry,
  ownRegistry,
}: Known): NewerBuilds | undefined {
  const [own, shell] = [shellOf(ownRegistry), shellOf(registry)];
  const isShell = own !== undefined && shell !== undefined && own !== shell;
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
