// Rules of dependency-cruiser for the imports between packages (docs/architecture.md). Paths are
// from the root.
import { floors } from './floors.mjs';
import { anyOf, rule, TESTS } from './rule.mjs';

/** Folder of each package. The pattern of the remotes also fits one that is added later. */
const FOLDERS = {
  'shared-contracts': 'shared-contracts',
  common: 'common',
  'common-testing': 'common-testing',
  kit: 'kit',
  shell: 'shell',
  remotes: 'mf-[a-z0-9-]+',
  functions: 'firebase/functions',
  publisher: 'firebase/publisher',
  drawing: 'firebase/drawing',
  delivery: 'delivery',
  'stand-ins': 'stand-ins',
  tooling: 'tooling',
  bench: 'bench',
  e2e: 'e2e',
};

/** Our packages that each package may import. */
const MAY_IMPORT = {
  'shared-contracts': [],
  common: ['shared-contracts'],
  'common-testing': ['shared-contracts', 'common'],
  kit: ['shared-contracts', 'common'],
  shell: ['shared-contracts', 'common', 'kit'],
  remotes: ['shared-contracts', 'common', 'kit'],
  functions: ['shared-contracts', 'common'],
  publisher: ['shared-contracts', 'common'],
  drawing: ['publisher'],
  delivery: ['shared-contracts', 'common', 'publisher'],
  'stand-ins': ['shared-contracts', 'common', 'delivery'],
  tooling: ['shared-contracts', 'common', 'publisher', 'delivery', 'stand-ins'],
  bench: ['shared-contracts', 'common', 'publisher', 'delivery', 'stand-ins', 'tooling'],
  e2e: ['shared-contracts', 'common', 'delivery', 'stand-ins', 'tooling'],
};

/** Packages that only the tests of a package may import. */
const IN_TESTS = { functions: ['stand-ins'], delivery: ['tooling'] };

/** Modules that the browser tests may import. The bench may import all that is exported. */
const FOR_E2E = {
  delivery: [
    'addresses',
    'build/another-folder',
    'release/judge/event-log',
    'signing/sign-locally',
  ],
  'stand-ins': ['chat-load/full-room', 'native-app/index'],
  tooling: [
    ...['browser/browser-arguments', 'hosting/control-address'],
    ...['emulators/local-secrets', 'tests/read-report'],
  ],
};

/** Libraries that only some packages may use; `path` is their pattern below `node_modules`. */
const OWNED_LIBRARIES = [
  { name: 'firebase', path: '@?firebase', owners: ['shell', 'stand-ins'], inTests: ['functions'] },
  {
    name: 'firebase-admin',
    path: 'firebase-(admin|functions)',
    owners: ['functions', 'publisher'],
    inTests: ['shell'],
  },
  { name: 'hls', path: 'hls\\.js', owners: ['kit'] },
  { name: 'router', path: 'react-router(-dom)?', owners: ['shell'] },
  { name: 'single-spa', path: 'single-spa', owners: ['shell'] },
  { name: 'single-spa-react', path: 'single-spa-react', owners: ['kit'] },
  { name: 'federation', path: '@module-federation', owners: ['shell', 'delivery'] },
];

const folder = (...names) => `^${anyOf(names.map((name) => FOLDERS[name]))}/`;

/** Code that only tests may import. */
const FOR_TESTS = '^(common-testing/|kit/src/testing/)';

const packages = Object.entries(MAY_IMPORT).map(([name, allowed]) => {
  const others = Object.keys(FOLDERS).filter(
    // `testing-in-tests` says who may import it.
    (each) => each !== name && each !== 'common-testing' && !allowed.includes(each),
  );
  return rule(
    `${name}-imports`,
    `${name} may import ${allowed.join(', ') || 'nothing of ours'}`,
    { path: folder(name) },
    {
      path: folder(...others),
      ...(IN_TESTS[name] && { pathNot: folder(...IN_TESTS[name]) }),
    },
  );
});

const inTests = Object.entries(IN_TESTS).map(([name, used]) =>
  rule(
    `${used.join('-')}-in-tests`,
    `${name} may import ${used.join(', ')} in tests only`,
    { path: folder(name), pathNot: TESTS },
    { path: folder(...used) },
  ),
);

const libraries = OWNED_LIBRARIES.flatMap(({ name, path, owners, inTests = [] }) => {
  const to = { path: `node_modules/${path}/` };
  const comment = `only ${owners.join(', ')} may use it`;
  return [
    rule(
      `library-${name}`,
      comment,
      { path: '.', pathNot: `${folder(...owners, ...inTests)}|^firebase/rules-tests/` },
      to,
    ),
    ...inTests.map((tested) =>
      rule(
        `library-${name}-in-tests`,
        `${comment}; ${tested} in tests`,
        { path: folder(tested), pathNot: TESTS },
        to,
      ),
    ),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packages,
    ...inTests,
    ...floors,
    ...libraries,
    rule(
      'providers-know-nothing',
      'the providers know nothing of ours; our code speaks to them over HTTP',
      { path: '^stand-ins/src/(sandbox|payment-provider|stores)/' },
      { path: folder(...Object.keys(FOLDERS)), pathNot: '^stand-ins/' },
    ),
    rule(
      'no-other-remote',
      'a remote never imports another',
      { path: '^(mf-[a-z0-9-]+)/' },
      { path: '^mf-[a-z0-9-]+/', pathNot: '^$1/' },
    ),
    rule(
      'testing-in-tests',
      'what serves tests is for tests only',
      { path: '.', pathNot: `${TESTS}|${FOR_TESTS}|${folder('e2e')}` },
      { path: FOR_TESTS },
    ),
    rule(
      'by-name',
      'another package is imported by its name, but for what runs before anything is installed',
      {
        path: '^((?:firebase/)?[a-z0-9-]+)/',
        pathNot: '^firebase/(drawing|rules-tests)/|^tooling/src/preflight/.*mjs$',
      },
      { path: folder(...Object.keys(FOLDERS)), pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'own-files',
      "a package's own files are imported by relative paths",
      { path: '^((?:firebase/)?[a-z0-9-]+)/', pathNot: '^kit/src/bundled/' },
      { path: '^$1/', pathNot: 'node_modules/', dependencyTypesNot: ['local', 'core'] },
    ),
    rule(
      'kit-bundled',
      'what each remote bundles imports what the shell shares by its name: a path bundles a copy',
      { path: '^kit/src/bundled/' },
      { path: '^kit/src/shared/', dependencyTypes: ['local'] },
    ),
    rule(
      'inside',
      'a package imports nothing from outside its folder; the tooling works on the root',
      { path: folder(...Object.keys(FOLDERS).filter((name) => name !== 'tooling')) },
      {
        pathNot: `${folder(...Object.keys(FOLDERS))}|node_modules/`,
        dependencyTypes: ['local'],
      },
    ),
    ...Object.entries(FOR_E2E).map(([name, modules]) =>
      rule(
        `${name}-for-e2e`,
        `the tests from outside use few modules of ${name}`,
        { path: folder('e2e') },
        { path: folder(name), pathNot: `^${name}/src/${anyOf(modules)}\\.ts$` },
      ),
    ),
    rule(
      'contracts-without-react',
      'shared-contracts and common run in the browser and in Node; they do not know React',
      { path: folder('shared-contracts', 'common') },
      { path: 'node_modules/(@types/)?react(-dom)?/' },
    ),
    rule(
      'resolves',
      'it must exist, and be offered by its package (the exports of package.json)',
      { path: '.' },
      // The build of the monolith makes these modules.
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'no-circles',
      'files do not import each other in a circle, types included; what fetches a chunk is below it',
      { path: '.' },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Leave out builds, files that a run writes, and examples. Films end in .ts too.
    exclude: {
      path: [
        '^(firebase/)?[a-z0-9-]+/(dist|lib)/',
        '^(\\.run|docs|reports|screenshots|firebase/(content|hosting))/',
      ],
    },
    // Also sees imports of types.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
