import type { RegisteredRemote, Registry } from 'shared-contracts';

type Manifest = RegisteredRemote['manifest'];

const withoutIntegrity = (scripts: Manifest['screens'][string]['scripts']) =>
  scripts.map(({ file }) => ({ file }));

function manifestOfPage({ routes, screens, ...manifest }: Manifest): Manifest {
  return {
    ...manifest,
    routes: routes.map(({ scripts, ...route }) => ({
      ...route,
      ...(scripts && { scripts: withoutIntegrity(scripts) }),
    })),
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, screen]) => [
        name,
        { ...screen, scripts: withoutIntegrity(screen.scripts) },
      ]),
    ),
  };
}

/**
 * The registry as a page carries it: without the digests of the screens' scripts. The entry of a
 * remote carries them too and the chunk loader checks them, so here they would only cost each page
 * 600 bytes. `/registry.json` names them, for requests ahead of need. Source: decision 52.
 */
export const registryOfPage = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map(({ manifest, canary, ...remote }) => ({
    ...remote,
    manifest: manifestOfPage(manifest),
    ...(canary && { canary: { ...canary, manifest: manifestOfPage(canary.manifest) } }),
  })),
});
