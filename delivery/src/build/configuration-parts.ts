import type { Configuration, WebpackPluginInstance } from 'webpack';

/** The parts of the configuration that differ between the shell and a remote. */
export interface ConfigurationParts {
  readonly entry: NonNullable<Configuration['entry']>;
  readonly publicPath: string;
  readonly splitChunks: NonNullable<Configuration['optimization']>['splitChunks'];
  readonly plugins: WebpackPluginInstance[];
}
