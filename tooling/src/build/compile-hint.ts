import webpack from 'webpack';

/** Chunks that are made of one large library, most of which is never called. */
const LIBRARIES =
  /(?:^|\/)(auth|default-src_platform_make-firebase-app_ts|documents|functions|realtime|hls)\./;

/**
 * Asks the browser to compile all functions of a script while it arrives, beside the main thread.
 * Otherwise each is compiled when it is first called: at start, or when the learner first presses
 * something, and then they wait for it. Chromium 136 and later know the comment; to others it is one.
 */
export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: LIBRARIES,
    // It has to come first, and the minimizer would take it out.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
