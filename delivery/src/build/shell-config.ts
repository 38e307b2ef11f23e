import webpack from 'webpack';
import type { ConfigurationParts } from './configuration-parts';
import { withoutUnusedFederation } from './federation-unused';
import { shellIntegrity } from './integrity/chunk-integrity';
import { SESSION_CHUNKS } from './shell-chunks';

/**
 * The shell is plain webpack: the federation runtime is an async chunk of it. The first two
 * defined names make that runtime leave out what only manifests and Node need.
 *
 * @param build hash of its sources, which its events name (decision 55)
 */
export const shellParts = (build: string): ConfigurationParts => ({
  entry: { shell: './src/index.tsx' },
  publicPath: '/',
  splitChunks: {
    cacheGroups: {
      // A library of one chunk stays in it; only what two chunks need becomes a third. The library
      // of the schemas does not: its request would wait for its digest (decision 52).
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

/** The digests of the shell's own chunks. A monolith of the bench has no such chunks. */
export const shellDigests = (): webpack.WebpackPluginInstance =>
  shellIntegrity({
    // Every page reads the registry again when it is idle.
    carrier: 'read-registry',
    // A member's page asks for them at once, also where it does not name them.
    early: SESSION_CHUNKS,
  });
