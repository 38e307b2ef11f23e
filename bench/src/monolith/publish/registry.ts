import { CONTRACT_VERSION, type Registry, type RemoteDefinition } from 'shared-contracts';
import type { Deployment } from 'delivery/compose/deployment';
import type { MonolithManifest } from '../monolith-manifest';

/** Nothing of a monolith is published on its own. */
const VERSION = '0.0.0-monolith';

/**
 * The registry of a monolith's page; the router needs its routes. It declares no file beside the
 * main bundle, so the host links and preloads nothing.
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
        // It is one build with the shell.
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
