import type { Configuration } from 'webpack';
import { inRoot } from '../paths';
import { cacheOf, cssRules, resolve, typeScriptRule } from './module-rules';
import type { BuiltPackage } from './packages';

/** Folder of the code that Node runs at publishing. Servers skip names that begin with a dot. */
export const PRERENDER_FOLDER = '.prerender';

/**
 * The configuration that builds the same source for Node: one CommonJS module per entry, with React
 * from outside, and class names in place of style sheets. Publishing renders pages with it
 * (decision 29).
 *
 * @param entry module by the name of the file it becomes
 */
export const prerenderConfig = (
  name: BuiltPackage,
  entry: Readonly<Record<string, string>>,
): Configuration => ({
  name: `${name}, for Node`,
  context: inRoot(name),
  mode: 'production',
  target: 'node20.19',
  devtool: false,
  entry: { ...entry },
  output: {
    path: inRoot(name, 'dist', PRERENDER_FOLDER),
    clean: true,
    filename: '[name].cjs',
    chunkFilename: '[name].chunk.cjs',
    // Only a browser knows where a remote is served from.
    publicPath: '',
    library: { type: 'commonjs2' },
  },
  // The renderer provides React: two copies would not accept each other's elements.
  externals: [/^react(-dom)?(\/|$)/],
  externalsType: 'commonjs',
  // `PageFrame.node.tsx` takes the place of `PageFrame.tsx`.
  resolve: { ...resolve, extensions: ['.node.tsx', ...(resolve.extensions ?? [])] },
  module: {
    rules: [typeScriptRule(false), ...cssRules(name, 'names only')],
  },
  optimization: { minimize: false, splitChunks: false },
  cache: cacheOf(`${name}-prerender`),
  performance: false,
  stats: 'errors-only',
  infrastructureLogging: { level: 'error' },
});
