import { CONTRACT_VERSION, type Registry, type RemoteDefinition } from 'shared-contracts';
import type { Deployment } from 'delivery/compose/deployment';
import type { MonolithManifest } from '../monolith-manifest';

/** The remotes of a monolith have no versions. */
const VERSION = '0.0.0-monolith';

/**
 * The registry in a monolith's page, for the router. It names only the main bundle, so the host
 * links and preloads no other file.
 */
export function monolithRegistry(
  remotes: readonly RemoteDefinition[],
  { build, script }: Pick<MonolithManifest, 'build' | 'script'>,
  { origins }: Pick<Deployment, 'origins'>,
  publishedAt: Date,
): Registry {
  return {
    schemaVersion: 1,
    publishedAt: publishedAt.toISOString(),
    remotes: remotes.map(({ name, routes, screens, slots = [] }) => ({
      name,
      manifestUrl: `${origins.shell}/registry.json`,
      manifest: {
        schemaVersion: 1,
        name,
        version: VERSION,
        build,
        // Remotes and shell are one build.
        contract: `^${CONTRACT_VERSION}`,
        container: 'monolith',
        entry: { file: script },
        routes: routes.map((route) => ({ exact: true, needsSession: false, ...route })),
        screens: Object.fromEntries(
          Object.keys(screens).map((screen) => [
            screen,
            { expose: `./${screen}`, scripts: [], styles: [] },
          ]),
        ),
        slots: [...slots],
      },
    })),
  };
}
