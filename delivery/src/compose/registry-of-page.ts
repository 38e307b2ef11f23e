import type { Canary, RegisteredRemote, Registry } from 'shared-contracts';

type Manifest = RegisteredRemote['manifest'];

const withoutIntegrity = (scripts: Manifest['screens'][string]['scripts']) =>
  scripts.map(({ file }) => ({ file }));

/** @param held name of the screen whose styles the page holds, so that nothing asks for them */
function manifestOfPage(all: Manifest, held?: string): Manifest {
  const { routes, screens, owner: _, ...manifest } = all;
  return {
    ...manifest,
    routes: routes.map(({ scripts, ...route }) => ({
      ...route,
      ...(scripts && { scripts: withoutIntegrity(scripts) }),
    })),
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, screen]) => [
        name,
        {
          ...screen,
          scripts: withoutIntegrity(screen.scripts),
          ...(name === held && { styles: withoutIntegrity(screen.styles) }),
        },
      ]),
    ),
  };
}

/** The remote and the screen that a page shows. */
interface Shown {
  /** Name of the remote whose canary the page carries. */
  readonly remote?: string | undefined;
  /** `mf-live/live-lessons`: the screen whose styles the page holds. */
  readonly styled?: string | undefined;
}

/** The share of a canary; its build only where the page shows a screen of that remote. */
const canaryOfPage = ({ percent, manifest }: Canary, isOwn: boolean): Canary =>
  isOwn && manifest ? { percent, manifest: manifestOfPage(manifest) } : { percent };

/**
 * The registry as a page carries it: without the digests of the screens' scripts. The entry of a
 * remote carries them too and the chunk loader checks them, so here they would only cost each page
 * 600 bytes. `/registry.json` names them, for requests ahead of need. It names the canaries of the
 * remotes that the page shows nothing of, and the owners, too. Source: decision 52, decision 57.
 */
export const registryOfPage = (registry: Registry, { remote: owner, styled }: Shown): Registry => ({
  ...registry,
  remotes: registry.remotes.map(({ manifest, canary, ...remote }) => {
    const held = Object.keys(manifest.screens).find((name) => `${remote.name}/${name}` === styled);
    return {
      ...remote,
      manifest: manifestOfPage(manifest, held),
      ...(canary && { canary: canaryOfPage(canary, remote.name === owner) }),
    };
  }),
});
