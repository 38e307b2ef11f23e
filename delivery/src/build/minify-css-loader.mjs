import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

/**
 * Minifies a style sheet that ends up inside a script. The plugin for files does not find it there.
 * A webpack loader.
 *
 * @param {string} source the sheet as it was written
 */
export default async function minifyCss(source) {
  const { code } = await CssMinimizerPlugin.cssnanoMinify(
    { [this.resourcePath]: source },
    undefined,
    {
      preset: 'default',
    },
  );
  return code;
}
