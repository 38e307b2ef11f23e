/**
 * Four projects, chosen by file name. Playwright's files are `*.spec.ts`, in e2e.
 *
 * - `dom`       `*.test.ts(x)` of browser code, in jsdom
 * - `node`      `*.node.test.ts(x)` of browser code, and `*.test.ts` of everything else
 * - `functions` `*.emulator.test.ts` of the functions; needs the Firestore emulator. Each file has
 *   its own database, so several may run at once
 * - `emulator`  `*.emulator.test.ts(x)` of everything else; needs the emulators of `npm start` or
 *   `npm test`. All files share one database
 *
 * The long runs of `npm run test:full` are `*.full.test.ts(x)`, or `*.full.emulator.test.ts(x)`.
 */
const BROWSER_FOLDERS = '{shell,kit,mf-*,docs}';
const NODE_FOLDERS =
  '{shared-contracts,common,common-testing,delivery,stand-ins,tooling,bench,firebase,e2e}';
const SETUP = '<rootDir>/tooling/src/tests/jest';

const swc = {
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  // Stack traces must point into the source.
  sourceMaps: 'inline',
};

/** Files that Jest loads without a transformation, such as the bundles that prerender pages. */
const COMMON_JS = '(/node_modules/.*\\.(json|node)|\\.cjs)$';

const common = {
  transform: { '\\.[mc]?[jt]sx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    // Its bundle: each test file would load 223 small files anew.
    '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|woff2?|svg|png|jpe?g|webp)$': `${SETUP}/empty.ts`,
  },
  modulePathIgnorePatterns: [
    '<rootDir>/[^/]+/dist/',
    '<rootDir>/firebase/functions/lib/',
    '<rootDir>/\\.run/',
  ],
  restoreMocks: true,
};

/**
 * Dependencies whose `.js` files are ES modules. Jest transforms no other dependency, which makes a
 * cold run several times faster.
 */
const ESM_ONLY = ['single-spa'];
const transformIgnorePatterns = [COMMON_JS, `/node_modules/(?!(${ESM_ONLY.join('|')})/).+\\.js$`];

const NEVER = [
  '/node_modules/',
  ...(process.env.FULL_TESTS === '1' ? [] : ['\\.full(\\.emulator)?\\.test\\.']),
];
const EMULATOR_TESTS = '\\.emulator\\.test\\.tsx?$';
const FUNCTIONS = '<rootDir>/firebase/functions';
const NODE_TESTS = '\\.node\\.test\\.tsx?$';

export default {
  // Generous, because several steps share two processors. `npm test` measures the machine and sets
  // TEST_PATIENCE, also for `patience.ts`.
  testTimeout: 120_000 * Number(process.env.TEST_PATIENCE ?? 1),
  projects: [
    {
      ...common,
      displayName: 'dom',
      transformIgnorePatterns,
      testEnvironment: `${SETUP}/browser-environment.ts`,
      testMatch: [`<rootDir>/${BROWSER_FOLDERS}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [...NEVER, NODE_TESTS, EMULATOR_TESTS],
      setupFiles: [`${SETUP}/browser-apis.ts`],
      setupFilesAfterEnv: ['@testing-library/jest-dom', `${SETUP}/patience.ts`],
    },
    {
      ...common,
      displayName: 'node',
      transformIgnorePatterns,
      testEnvironment: `${SETUP}/node-environment.ts`,
      testMatch: [
        `<rootDir>/${NODE_FOLDERS}/**/*.test.{ts,tsx,mjs}`,
        `<rootDir>/${BROWSER_FOLDERS}/**/*.node.test.{ts,tsx}`,
      ],
      testPathIgnorePatterns: [...NEVER, EMULATOR_TESTS],
    },
    {
      ...common,
      displayName: 'functions',
      transformIgnorePatterns,
      testEnvironment: `${SETUP}/node-environment.ts`,
      testMatch: [`${FUNCTIONS}/**/*.emulator.test.ts`],
      testPathIgnorePatterns: NEVER,
    },
    {
      ...common,
      displayName: 'emulator',
      transformIgnorePatterns,
      testEnvironment: `${SETUP}/node-environment.ts`,
      testMatch: ['<rootDir>/**/*.emulator.test.{ts,tsx}'],
      testPathIgnorePatterns: [...NEVER, `${FUNCTIONS}/`],
    },
  ],
};
