import type { Canary, RegisteredRemote, Registry } from 'shared-contracts';

type Manifest = RegisteredRemote['manifest'];

const withoutIntegrity = (scripts: Manifest['screens'][string]['scripts']) =>
  scripts.map(({ file }) => ({ file }));

/** @param held name of the screen whose styles are in the page; they need no digest */
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

/** The parts of the registry that depend on the screen of the page. */
interface Shown {
  /** Name of the remote whose canary is in the page. */
  readonly remote?: string | undefined;
  /** `mf-live/live-lessons`: the screen whose styles are in the page. */
  readonly styled?: string | undefined;
}

/** The share of a canary, and its build if the page shows a screen of that remote. */
const canaryOfPage = ({ percent, manifest }: Canary, isOwn: boolean): Canary =>
  isOwn && manifest ? { percent, manifest: manifestOfPage(manifest) } : { percent };

/**
 * The registry in a page. It lacks the digests of the screens' scripts, which the entry of a remote
 * has too: they would cost each page 600 bytes. It also lacks the owners, and the canary builds of
 * other remotes. `/registry.json` has all of them. Source: decision 52, decision 57.
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
