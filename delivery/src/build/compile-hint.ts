import webpack from 'webpack';

/** Chunks of one large library each. The page never calls most of its functions. */
const LIBRARIES =
  /(?:^|\/)(auth|default-src_platform_make-firebase-app_ts|documents|functions|realtime|hls)\./;

/**
 * Adds a comment by which the browser compiles all functions of a script during its download, off
 * the main thread. Without it a function is compiled at its first call, and the learner waits.
 * Chromium reads the comment since version 136; other browsers ignore it.
 */
export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: LIBRARIES,
    // The minimizer would remove the comment, so add it afterwards.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
