import webpack from 'webpack';

/** Chunks that are made of one large library, most of which is never called. */
const LIBRARIES =
  /(?:^|\/)(auth|default-src_platform_make-firebase-app_ts|documents|functions|realtime|hls)\./;

/**
 * Asks the browser to compile all functions of a script while it downloads, off the main thread.
 * Otherwise each compiles at its first call, and the learner waits. Chromium 136 and later read
 * this comment; other browsers ignore it.
 */
export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: LIBRARIES,
    // It must come first, and the minimizer would remove it.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
