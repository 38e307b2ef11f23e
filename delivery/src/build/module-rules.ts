import type { Configuration, RuleSetRule } from 'webpack';
import { inRoot, ROOT } from '../paths';
import type { BuiltPackage } from './packages';
import { sourceHash } from './source-hash';

/** How webpack finds and reads modules, the same for browsers and for prerendering in Node. */
export const resolve: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.js'],
  // rxjs has modern code under this name; by default we would get ES5 with its helpers.
  conditionNames: ['es2015', '...'],
};

/**
 * @param hasMaps whether the build makes source maps. The loader then hands them on as objects,
 *   whose paths webpack makes relative; without maps that option fails
 */
export const typeScriptRule = (hasMaps: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    parseMap: hasMaps,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
});

/** Without it, every first visit would load 6 kB of react-router that no page uses. */
export const routerRule: RuleSetRule = {
  test: /\.mjs$/,
  include: inRoot('node_modules/react-router/dist'),
  loader: inRoot('delivery/src/build/pure-calls-loader.mjs'),
};

/**
 * Lets webpack leave out unused schemas, and their library. Without it, webpack assumes that each
 * call that makes a schema has a side effect.
 */
export const schemasRule: RuleSetRule = {
  test: /\.ts$/,
  include: inRoot('shared-contracts/src'),
  loader: inRoot('delivery/src/build/pure-schemas-loader.mjs'),
};

/** Without it, every first visit would load 3 kB of single-spa that routes applications. */
export const parcelsRule: RuleSetRule = {
  test: /\.js$/,
  include: inRoot('node_modules/single-spa/lib'),
  loader: inRoot('delivery/src/build/only-parcels-loader.mjs'),
};

/**
 * webpack's build cache. Its version is the hash of our build code, because webpack does not notice
 * a change in a loader.
 *
 * @param name of the configuration; each has a cache of its own
 */
export const cacheOf = (name: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  cacheDirectory: inRoot('node_modules', '.cache', 'webpack', name),
  version: sourceHash([inRoot('delivery/src/build')]),
});

/** Style sheets become files by a loader, or only their class names are kept. */
type Styles = { readonly into: string } | 'names only';

function cssRule(owner: string, styles: Styles): RuleSetRule {
  const css = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        localIdentName: `${owner}-[local]-[hash:base64:4]`,
        // All names of a file share one hash, because hashes do not compress.
        hashStrategy: 'minimal-subset',
        // The name depends on the file alone, so browsers and Node get the same from any build.
        localIdentContext: ROOT,
        // Class names are read as `styles.card`, one default export.
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: styles === 'names only',
      },
    },
  };
  return { use: styles === 'names only' ? [css] : [styles.into, css] };
}

/**
 * A sheet of code that loads on use. It is part of that script. Pages inline all other sheets of a
 * screen (decision 31), and would be heavier with this one.
 */
const LATE = /\.late\.module\.css$/;

/** Late sheets of kit that a prerendered screen of a package needs for its first paint. */
const NEEDED_AT_FIRST: Partial<Record<BuiltPackage, RegExp>> = {
  'mf-live': /(picture-panel|locked)\.late\.module\.css$/,
};

/** Finds the late sheets of a package. */
const isLateIn = (name: BuiltPackage) => (path: string) =>
  LATE.test(path) && NEEDED_AT_FIRST[name]?.test(path) !== true;

function lateCssRule(owner: string): RuleSetRule {
  const { use } = cssRule(owner, 'names only') as { use: [{ options: { modules: object } }] };
  return {
    use: [
      { loader: inRoot('delivery/src/build/adopt-css-loader.mjs') },
      {
        loader: 'css-loader',
        options: {
          exportType: 'string',
          // A source map would be part of the script.
          sourceMap: false,
          modules: { ...use[0].options.modules, namedExport: true, exportOnlyLocals: false },
        },
      },
      { loader: inRoot('delivery/src/build/minify-css-loader.mjs') },
    ],
  };
}

/** The rules for style sheets. A class name begins with the package that owns the sheet. */
export function cssRules(name: BuiltPackage, styles: Styles): RuleSetRule[] {
  const kit = inRoot('kit');
  if (styles === 'names only') {
    return [
      { test: /\.css$/, include: kit, ...cssRule('kit', styles) },
      { test: /\.css$/, exclude: kit, ...cssRule(name, styles) },
    ];
  }
  const isLate = isLateIn(name);
  return [
    { test: /\.css$/, include: kit, exclude: isLate, ...cssRule('kit', styles) },
    { test: /\.css$/, exclude: [kit, isLate], ...cssRule(name, styles) },
    { test: isLate, include: kit, ...lateCssRule('kit') },
    { test: isLate, exclude: kit, ...lateCssRule(name) },
  ];
}
