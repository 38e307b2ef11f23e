import { relative, sep } from 'node:path';
import webpack from 'webpack';

/** The prefix of the plugin's start-up code, which it gives to webpack as a `data:` address. */
const VIRTUAL = 'data:text/javascript;charset=utf-8;base64,';

/**
 * The same start-up code with relative paths.
 *
 * @param request a `data:` address with the code in base64
 * @param context absolute path of the package that is built
 */
export function withoutAbsolutePaths(request: string, context: string): string {
  const code = Buffer.from(request.slice(VIRTUAL.length), 'base64').toString();
  const moved = code.replace(
    /(?<=from ')\/[^']+(?=')/g,
    (path) => `./${relative(context, path).replaceAll(sep, '/')}`,
  );
  return VIRTUAL + Buffer.from(moved).toString('base64');
}

/** webpack's own ids begin at 100. */
const CONTAINER_ID = 1;

/**
 * Keeps the folder of the repository out of a remote's bytes. The federation plugin writes an
 * absolute path into its start-up code. webpack derives two ids from that code: its own id and that
 * of the container.
 *
 * @param context absolute path of the package that is built
 */
export function federationWithoutPaths(context: string): webpack.WebpackPluginInstance {
  const relativeEntry = new webpack.NormalModuleReplacementPlugin(
    new RegExp(`^${VIRTUAL}`),
    (resolved: { request: string }) => {
      resolved.request = withoutAbsolutePaths(resolved.request, context);
    },
  );
  return {
    apply(compiler) {
      relativeEntry.apply(compiler);
      compiler.hooks.compilation.tap('FederationWithoutPaths', (compilation) => {
        compilation.hooks.beforeModuleIds.tap('FederationWithoutPaths', (modules) => {
          for (const module of modules) {
            if (!module.identifier().startsWith('container entry ')) continue;
            compilation.chunkGraph.setModuleId(module, CONTAINER_ID);
          }
        });
      });
    },
  };
}
