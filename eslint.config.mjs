import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { TEST_RULES } from './tooling/lint/test-rules.mjs';

/** Words in lower case with hyphens. The rule ignores endings such as `.test` or `.function`. */
const WORDS = '+([a-z0-9])*(-+([a-z0-9]))';
/** A file with a component has the name of the component, and so have its tests. */
const WORDS_OR_COMPONENT = `@(${WORDS}|[A-Z]*([A-Za-z0-9]))`;
/** File names that do not say what is inside. */
const SAYS_NOTHING = '{common,flags,helper,helpers,misc,state,types,util,utils}';

const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'URL',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'process',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
];

const PLAIN_PROPERTIES = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Properties are written one by one: { a, b }, not { ...{ a, b } }.',
};

const MESSAGES = {
  selector: 'ImportDeclaration[source.value=/messages/] > ImportNamespaceSpecifier',
  message: "Messages are imported by name: import { settings } from '../messages/settings'.",
};

const SESSION = {
  selector:
    'CallExpression[callee.name="useObservable"] > MemberExpression[property.name="state$"]:matches([object.name="session"], [object.property.name="session"])',
  message: 'A screen reads the session by useSession() of kit.',
};

/** Rules of hooks that work without the React compiler. */
const OF_HOOKS = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];

const OF_FIRST_SCREENS =
  'The first use of Intl takes a slow phone longer than a screen: numberText, dayText, clockText do without.';

const SCREENS = {
  selector:
    'Property[key.name="screens"] > ObjectExpression > Property > Literal.value:not([value=/^\\.\\/src\\/[a-z-]+\\/Screen\\.tsx$/])',
  message: 'A screen is ./src/<its name>/Screen.tsx.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/lib/',
      '.run/',
      'firebase/content/',
      'firebase/hosting/',
      'firebase/shipping/',
      'reports/',
      'screenshots/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { noInlineConfig: true },
    plugins: { 'check-file': checkFile, 'import-x': importX },
    rules: {
      'dot-notation': 'error',
      'check-file/filename-blocklist': [
        'error',
        { [`**/${SAYS_NOTHING}?(.test).ts?(x)`]: '*-*' },
        { errorMessage: '"{{ target }}" does not say what is inside. Call it after its one idea.' },
      ],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,mjs,cjs,js}': WORDS, '**/*.tsx': WORDS_OR_COMPONENT },
        {
          ignoreMiddleExtensions: true,
          errorMessage: '"{{ target }}" is neither words with hyphens nor a component.',
        },
      ],
      // Packages first, then folders above, then this folder.
      'import-x/order': [
        'error',
        {
          groups: [['builtin', 'external', 'internal', 'unknown'], 'parent', ['sibling', 'index']],
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': [
        'error',
        { name: 'it', message: "A test is test('…'), in Jest as in Playwright." },
      ],
      'no-restricted-syntax': ['error', ...TEST_RULES, PLAIN_PROPERTIES, MESSAGES],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['mf-*/**'],
    rules: {
      'no-restricted-syntax': ['error', ...TEST_RULES, PLAIN_PROPERTIES, MESSAGES, SESSION],
    },
  },
  {
    files: ['mf-*/remote.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...TEST_RULES, PLAIN_PROPERTIES, MESSAGES, SCREENS],
    },
  },
  {
    files: ['{shell,kit,common,shared-contracts,mf-*}/src/**'],
    ignores: [
      '**/*.test.*',
      '**/testing/**',
      // These load after the first screen, or use Intl only for an unusual price.
      'mf-auth/src/my-account/plan/PrivateLessons.tsx',
      'mf-subscriptions/src/private-lesson/HourColumns.tsx',
      'common/src/lessons/{private-lesson-times,zoned-time}.ts',
      'common/src/wording/amount-text.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', { name: 'Intl', message: OF_FIRST_SCREENS }],
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
          property,
          message: OF_FIRST_SCREENS,
        })),
      ],
    },
  },
  {
    files: ['mf-*/src/messages.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message: 'Sentences are in src/messages/, shared ones in index.ts.',
        },
      ],
    },
  },
  {
    // Prettier does not break comments.
    rules: { 'max-len': ['error', { code: 10_000, comments: 100, ignoreUrls: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: [
      '{shell,kit,mf-*,docs}/**/*.{ts,tsx}',
      'stand-ins/src/native-app/{page,conformance}/**/*.{ts,tsx}',
    ],
    plugins: {
      ...jsxA11y.flatConfigs.recommended.plugins,
      ...reactHooks.configs.flat.recommended.plugins,
    },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.flat.recommended.rules,
    },
  },
  {
    // The rules of the React compiler are slow, and matter for shipped code only.
    files: ['**/*.test.{ts,tsx}'],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.flat.recommended.rules)
        .filter((name) => !OF_HOOKS.includes(name))
        .map((name) => [name, 'off']),
    ),
  },
  {
    // The rule takes names of functions there for refs that are read.
    files: ['docs/examples/**'],
    rules: { 'react-hooks/refs': 'off' },
  },
  {
    // A recording has no picture for captions; the lesson's text holds its words.
    files: ['mf-lessons/src/lesson/extras/Audios.tsx'],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    // Playwright reads a fixture's dependencies from its pattern; `{}` means none.
    files: ['e2e/{support,engines}/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // Programs of the terminal and the server write to the console.
    files: ['{delivery,stand-ins,tooling,bench,firebase,e2e}/**', '*.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
    },
  },
  {
    // These scripts run first in the page, without a build, also in old browsers.
    files: ['shell/*.js', 'stand-ins/src/{meeting,native-app/bridge,sign-in}/*.js'],
    languageOptions: {
      globals: { document: 'readonly', localStorage: 'readonly', window: 'readonly' },
    },
    rules: {
      'no-empty': ['error', { allowEmptyCatch: true }],
      '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
  {
    files: ['**/*.test.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'test'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
);
