/**
 * Who may import whom (docs/architecture.md). Pure: knows paths and specifiers, reads no file.
 */
import { posix } from 'node:path';

/** Folder of each package, relative to the root of the repository. */
const FOLDERS = {
  'shared-contracts': 'shared-contracts',
  kit: 'kit',
  shell: 'shell',
  functions: 'firebase/functions',
  publisher: 'firebase/publisher',
  sandboxes: 'firebase/sandboxes',
  'chat-load': 'firebase/chat-load',
  tooling: 'tooling',
  bench: 'bench',
  e2e: 'e2e',
};

/** Packages of ours that each package may import; remotes are added below. */
const MAY_IMPORT = {
  'shared-contracts': [],
  kit: ['shared-contracts'],
  shell: ['shared-contracts', 'kit'],
  functions: ['shared-contracts'],
  publisher: ['shared-contracts'],
  sandboxes: [],
  'chat-load': ['shared-contracts'],
  tooling: ['shared-contracts', 'publisher', 'sandboxes', 'chat-load'],
  bench: ['shared-contracts', 'publisher', 'tooling'],
  e2e: ['shared-contracts', 'tooling'],
};

/** Packages of ours that only the tests of a package may import. */
const TESTS_MAY_IMPORT = { functions: ['sandboxes'] };

/** Subpaths that a package offers beside its root. All its other modules are private. */
const ENTRY_POINTS = {
  kit: [
    ...['anki-file', 'calendar-file', 'drafts', 'keep-file', 'lazy-code', 'plain-click'],
    ...['player', 'save-file', 'stream', 'testing', 'tokens.css'],
  ],
  'shared-contracts': [
    ...['async', 'fold', 'in-memory', 'line-search', 'parent-app-guide'],
    ...['private-lesson-times', 'testing'],
  ],
  tooling: [
    'addresses',
    'browser-arguments',
    'control-address',
    'full-room',
    'local-secrets',
    'simulator',
  ],
};

/**
 * Packages that use all that another exports: the bench measures what the tooling builds and
 * serves.
 */
const USES_ALL_OF = { bench: 'tooling' };

/**
 * Files of a subpath that name the root of their own package: a remote bundles them, and a relative
 * path would bundle a copy of what the shell shares.
 */
const NAMES_ITS_ROOT = [
  'kit/src/keep-file/KeepFileButton.tsx',
  'kit/src/keep-file/use-keep-file.ts',
  'kit/src/lazy-code.ts',
];

/** Libraries that only some packages may use. */
const OWNED_LIBRARIES = [
  { pattern: /^@?firebase(\/|$)/, owners: ['shell', 'chat-load'], inTests: ['functions'] },
  {
    pattern: /^firebase-(admin|functions)(\/|$)/,
    owners: ['functions', 'publisher'],
    inTests: ['shell'],
  },
  { pattern: /^hls\.js(\/|$)/, owners: ['kit'] },
  { pattern: /^react-router(-dom)?(\/|$)/, owners: ['shell'] },
  { pattern: /^single-spa(\/|$)/, owners: ['shell'] },
  { pattern: /^single-spa-react(\/|$)/, owners: ['kit'] },
  { pattern: /^@module-federation\//, owners: ['shell', 'tooling'] },
];

/** `mf-` packages that are scaffolded later obey the same rules as the first four. */
const isRemote = (name) => /^mf-[a-z0-9-]+$/.test(name);
const mayImport = (name) => (isRemote(name) ? ['shared-contracts', 'kit'] : MAY_IMPORT[name]);
const isOurs = (name) => isRemote(name) || name in FOLDERS;

/** Name and folder of the package a file belongs to; undefined for files of the root. */
function packageOf(path) {
  const [first = ''] = path.split('/');
  if (isRemote(first)) return { name: first, folder: first };
  const found = Object.entries(FOLDERS).find(([, folder]) => `${path}/`.startsWith(`${folder}/`));
  return found && { name: found[0], folder: found[1] };
}

const isForTests = (path) =>
  /\.test\.[cm]?[jt]sx?$|\.spec\.ts$|(^|\/)(testing|conformance)\//.test(path);

function judgeRelative(file, own, specifier) {
  const target = posix.join(posix.dirname(file), specifier);
  const other = packageOf(target);
  // The tooling works on the root: its package.json, its configurations.
  if (other?.name === own.name || (!other && own.name === 'tooling')) return undefined;
  return other
    ? `Relative import of ${other.name}. Import the package by its name, if ${own.name} may.`
    : `Import from outside the folder ${own.folder}/.`;
}

function judgeOurs(file, own, name, rest) {
  if (name === own.name) {
    if (rest === '' && NAMES_ITS_ROOT.includes(file)) return undefined;
    return `Import ${own.name}'s own files by relative paths.`;
  }
  const isForItsTests = TESTS_MAY_IMPORT[own.name]?.includes(name) && isForTests(file);
  if (!mayImport(own.name).includes(name) && !isForItsTests) {
    const allowed = mayImport(own.name).join(', ') || 'nothing of ours';
    return `${own.name} may not import ${name}; it may import ${allowed}.`;
  }
  if (rest === 'testing' && !isForTests(file)) return `${name}/testing is for tests only.`;
  if (USES_ALL_OF[own.name] === name) return undefined;
  if (['', 'package.json', ...(ENTRY_POINTS[name] ?? [])].includes(rest)) return undefined;
  return `${name}/${rest} is not offered by ${name}; import from ${name}.`;
}

function judgeLibrary(file, own, specifier) {
  const library = OWNED_LIBRARIES.find(({ pattern }) => pattern.test(specifier));
  if (!library || library.owners.includes(own.name)) return undefined;
  if (library.inTests?.includes(own.name) && isForTests(file)) return undefined;
  return `Only ${library.owners.join(', ')} may import ${specifier}.`;
}

/**
 * Judges one import.
 *
 * @param {string} file path of the importing file, relative to the root, with forward slashes
 * @param {string} specifier the specifier of the import
 * @returns {string | undefined} why it is refused; undefined when it is allowed
 */
export function judgeImport(file, specifier) {
  const own = packageOf(file);
  if (!own) return undefined;
  if (specifier.startsWith('.')) return judgeRelative(file, own, specifier);
  if (own.name === 'shared-contracts' && /^react(-dom)?(\/|$)/.test(specifier)) {
    return 'shared-contracts holds types and schemas; it does not know React.';
  }
  const [name = '', ...rest] = specifier.split('/');
  return isOurs(name)
    ? judgeOurs(file, own, name, rest.join('/'))
    : judgeLibrary(file, own, specifier);
}
