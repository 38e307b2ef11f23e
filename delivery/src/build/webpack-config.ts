import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { inRoot } from '../paths';
import { compileHint } from './compile-hint';
import { chunkIntegrity } from './integrity/chunk-integrity';
import type { ConfigurationParts } from './configuration-parts';
import {
  cacheOf,
  cssRules,
  parcelsRule,
  resolve,
  routerRule,
  schemasRule,
  typeScriptRule,
} from './module-rules';
import { containerName, isRemote, type BuiltPackage } from './packages';
import { remoteParts } from './remote-config';
import { shellDigests, shellParts } from './shell-config';

/** The webpack configuration of a package for browsers: the common part and its own part. */
export async function webpackConfig(name: BuiltPackage, build: string): Promise<Configuration> {
  if (isRemote(name)) return browserConfig(name, build, await remoteParts(name, build));
  const parts = shellParts(build);
  return browserConfig(name, build, { ...parts, plugins: [shellDigests(), ...parts.plugins] });
}

/**
 * A configuration for browsers of today.
 *
 * @param name package whose `dist` gets the files
 * @param build hash of the package's sources
 */
export function browserConfig(
  name: BuiltPackage,
  build: string,
  parts: ConfigurationParts,
): Configuration {
  return {
    name,
    context: inRoot(name),
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    entry: parts.entry,
    output: {
      path: inRoot(name, 'dist'),
      clean: true,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: parts.publicPath,
      uniqueName: isRemote(name) ? containerName(name, build) : name,
      crossOriginLoading: 'anonymous',
      // The pages are UTF-8, and so are their scripts without the attribute.
      charset: false,
      // A chunk that never arrives becomes an error that can be retried.
      chunkLoadTimeout: 8000,
      // A module that throws while it is evaluated is evaluated again on the next attempt.
      strictModuleErrorHandling: true,
    },
    resolve,
    module: {
      rules: [
        typeScriptRule(true),
        schemasRule,
        routerRule,
        parcelsRule,
        ...cssRules(name, { into: MiniCssExtractPlugin.loader }),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: parts.splitChunks,
      chunkIds: 'named',
      moduleIds: 'deterministic',
    },
    plugins: [
      // The shell's host links and unlinks the style sheets of a remote; see shell/src/host.
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        runtime: !isRemote(name),
      }),
      compileHint(),
      ...(isRemote(name) ? [chunkIntegrity()] : []),
      ...parts.plugins,
    ],
    cache: cacheOf(name),
    performance: false,
    stats: 'errors-only',
    infrastructureLogging: { level: 'error' },
  };
}
