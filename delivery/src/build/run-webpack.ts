import webpack, { type Configuration } from 'webpack';

/**
 * Runs webpack once.
 *
 * @throws {Error} with webpack's messages when the configuration does not compile
 */
export async function runWebpack(configuration: Configuration): Promise<webpack.Compilation> {
  const compiler = webpack(configuration);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats || stats.hasErrors()) {
    const text = stats?.toString({ all: false, errors: true, errorDetails: true }) ?? 'no result';
    throw new Error(`${configuration.name} does not build:\n${text}`);
  }
  return stats.compilation;
}
