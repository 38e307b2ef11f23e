import webpack from 'webpack';
import type { ConfigurationParts } from './configuration-parts';
import { withoutUnusedFederation } from './federation-unused';
import { shellIntegrity } from './integrity/chunk-integrity';
import { SESSION_CHUNKS } from './shell-chunks';

/**
 * The parts of the shell's webpack configuration. The federation runtime is an async chunk. The
 * first two defined names leave out its code for manifests and Node.
 *
 * @param build hash of the shell's sources, which its events name (decision 55)
 */
export const shellParts = (build: string): ConfigurationParts => ({
  entry: { shell: './src/index.tsx' },
  publicPath: '/',
  splitChunks: {
    cacheGroups: {
      // Modules that two chunks need become a third chunk, but not those of valibot: the request
      // for that chunk would wait for its digest (decision 52).
      defaultVendors: false,
      default: { minChunks: 2, test: /^(?!.*[\\/]node_modules[\\/]valibot[\\/])/ },
      // Every screen uses kit: its styles come with the first style sheet, not with a later chunk.
      kit: {
        type: 'css/mini-extract',
        test: /[\\/]kit[\\/]src[\\/]/,
        name: 'shell',
        chunks: 'all',
        enforce: true,
      },
    },
  },
  plugins: [
    withoutUnusedFederation(),
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
      SHELL_BUILD: JSON.stringify(build),
    }),
  ],
});

/** Adds the digests of the shell's chunks. A monolith of the bench has other chunks. */
export const shellDigests = (): webpack.WebpackPluginInstance =>
  shellIntegrity({
    // Every page reads the registry again when it is idle.
    carrier: 'read-registry',
    // Each page of a member asks for them at once.
    early: SESSION_CHUNKS,
  });
