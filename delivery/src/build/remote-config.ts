import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import type { RemoteName } from '../addresses';
import { inRoot } from '../paths';
import type { ConfigurationParts } from './configuration-parts';
import { federationWithoutPaths } from './federation-entry';
import { withoutUnusedFederation } from './federation-unused';
import { containerName } from './packages';
import { readRemoteDefinition } from './remote-definition';
import { sharedLibraries } from './shared-libraries';

/**
 * The parts of a remote's webpack configuration: a federation container that exposes the screens.
 * The entry finds its origin when it is loaded (`publicPath: 'auto'`), so one build runs at any
 * address. The shell has the federation runtime (`externalRuntime`), which keeps the entry small
 * (docs/performance.md).
 */
export async function remoteParts(name: RemoteName, build: string): Promise<ConfigurationParts> {
  const { screens } = await readRemoteDefinition(name);
  const exposes = Object.fromEntries(
    Object.entries(screens).map(([screen, module]) => [`./${screen}`, module]),
  );
  const federation = new ModuleFederationPlugin({
    name: containerName(name, build),
    filename: 'remoteEntry.[contenthash:8].js',
    exposes,
    shared: sharedLibraries(),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    virtualRuntimeEntry: true,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  }) as unknown as WebpackPluginInstance;
  return {
    entry: {},
    publicPath: 'auto',
    // Two screens each have the code that they share: a request costs more than 20 kB.
    splitChunks: false,
    plugins: [federation, federationWithoutPaths(inRoot(name)), withoutUnusedFederation()],
  };
}
