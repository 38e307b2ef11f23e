import webpack from 'webpack';
import type { BuiltPackage } from './packages';
import { webpackConfig } from './webpack-config';

/**
 * @param build hash of the sources, stamped into the build
 * @throws {Error} with all messages of webpack
 */
export async function runWebpack(name: BuiltPackage, build: string): Promise<void> {
  const compiler = webpack(await webpackConfig(name, build));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats || stats.hasErrors()) {
    const text = stats?.toString({ all: false, errors: true, errorDetails: true }) ?? 'no result';
    throw new Error(`${name} does not build:\n${text}`);
  }
}
