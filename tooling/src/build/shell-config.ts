import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import type { ConfigurationParts } from './configuration-parts';

/** An entry of style sheets alone leaves an empty script behind, which nobody asks for. */
const dropEmptyScript = (entry: string): WebpackPluginInstance => ({
  apply({ hooks, webpack: { Compilation } }: Compiler) {
    hooks.thisCompilation.tap('DropEmptyScript', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DropEmptyScript', stage }, () => {
        const files = compilation.namedChunks.get(entry)?.files ?? [];
        for (const file of files) if (file.endsWith('.js')) compilation.deleteAsset(file);
      });
    });
  },
});

/**
 * The shell is plain webpack: the federation runtime is an async chunk of it (DESIGN §7). The two
 * defined names make that runtime leave out what only manifests and Node need.
 */
export const shellParts = (): ConfigurationParts => ({
  // The fonts' style sheet is linked later than the first paint.
  entry: { shell: './src/index.tsx', fonts: './src/styles/fonts.css' },
  publicPath: '/',
  splitChunks: {
    cacheGroups: {
      // A library of one chunk stays in it; only what two chunks need becomes a third.
      defaultVendors: false,
      default: { minChunks: 2 },
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
    dropEmptyScript('fonts'),
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
    }),
  ],
});
