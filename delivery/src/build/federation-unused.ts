import webpack from 'webpack';
import { inRoot } from '../paths';

/** Modules of `@module-federation` that our pages never run. No flag leaves them out. */
const UNUSED = [
  'error-codes/dist/desc.mjs',
  'runtime-core/dist/plugins/generate-preload-assets.js',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/context.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/logger.js',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
  'webpack-bundler-runtime/dist/installInitialConsumes.js',
  'webpack-bundler-runtime/dist/remotes.js',
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Leaves unused modules out of the federation runtime, in the shell and in each remote's entry:
 * 3 kB of every page. If a new version of the library imports other names, the build fails.
 */
export const withoutUnusedFederation = (): webpack.WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(
    new RegExp(`/@module-federation/(${UNUSED.map(escaped).join('|')})$`),
    inRoot('delivery/src/build/federation-stand-in.mjs'),
  );
