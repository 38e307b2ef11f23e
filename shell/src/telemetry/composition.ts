import { compositionId, OFF } from 'shared-contracts/telemetry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { shellBuild } from '../registry/shell-build';

/** The build of a remote; undefined if it cannot be loaded. */
const buildOf = (resolved: ResolvedRemote): string | undefined =>
  resolved.status === 'loadable' ? resolved.remote.manifest.build : undefined;

/**
 * Names the builds of this page.
 *
 * @param remotes of the current registry
 * @param loaded the remote of an event, in the build that the page has loaded
 */
export function pageComposition(
  remotes: readonly ResolvedRemote[],
  loaded?: ResolvedRemote,
): string {
  const all = loaded ? [...remotes.filter(({ name }) => name !== loaded.name), loaded] : remotes;
  return compositionId({
    ...Object.fromEntries(all.map((resolved) => [resolved.name, buildOf(resolved) ?? OFF])),
    shell: shellBuild,
  });
}
