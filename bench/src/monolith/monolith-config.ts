import webpack, { type Configuration } from 'webpack';
import { sourceHash } from 'delivery/build/source-hash';
import { shellParts } from 'delivery/build/shell-config';
import { browserConfig } from 'delivery/build/webpack-config';
import { inRoot } from 'delivery/paths';
import { screensModule, type ScreenChunk } from './screens';
import { standInsOf } from './stand-ins';
import { monolithFolder, type MonolithVariant } from './variants';

const START = './src/index.tsx';
const AUTH = './src/platform/session/open-identity.ts';

/**
 * The webpack configuration of a monolith: that of the shell with few differences, so both compile
 * alike. It has no digests, because its chunks are others.
 *
 * @param build hash of the sources
 */
export function monolithConfig(
  variant: MonolithVariant,
  screens: readonly ScreenChunk[],
  build: string,
): Configuration {
  const shell = browserConfig('shell', build, shellParts(build));
  const aliases = standInsOf(variant).map(({ original, standIn }) => [`${original}$`, standIn]);
  const source = screensModule(screens);
  return {
    ...shell,
    name: `monolith-${variant}`,
    // In M identity is in the entry, so its import() makes no request.
    entry: { shell: variant === 'm' ? [AUTH, START] : START },
    output: { ...shell.output, path: monolithFolder(variant) },
    resolve: { ...shell.resolve, alias: Object.fromEntries(aliases) },
    optimization: {
      ...shell.optimization,
      splitChunks: {
        // As in a remote: each screen has the code that two share, because a request costs more.
        minSize: 60_000,
        cacheGroups: {
          defaultVendors: false,
          default: { minChunks: 2 },
          // Every screen uses kit, so the main bundle holds it once, with styles and lifecycles.
          kit: {
            test: /[\\/](kit[\\/]src|monolith[\\/]stand-ins)[\\/]/,
            name: 'shell',
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(shell.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        screens: { type: '.js', source: () => source, version: () => source },
      }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('node_modules', '.cache', 'webpack', `monolith-${variant}`),
      // webpack does not notice by itself that an alias has changed.
      version: sourceHash([inRoot('delivery/src/build'), inRoot('bench/src/monolith')]),
    },
  };
}
