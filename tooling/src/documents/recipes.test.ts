import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths';

const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
const recipes = /^## Where a newcomer adds something\n([^]*?)^## /m.exec(page)?.[1] ?? '';

/** `mf-x` is any remote; `new` and the domain `x` are the newcomer's. */
const isToBeMade = (path: string) => /(^|\/)(new|x)(\/|\.)/.test(path);
const files = [...recipes.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|package\.json)`/g)]
  .map(([, path = '']) => path)
  .filter((path) => !isToBeMade(path));
const REMOTES = ['mf-auth', 'mf-lessons', 'mf-subscriptions', 'mf-live'];

test.each([...new Set(files)])(
  'a recipe of docs/architecture.md names %s, which is there',
  (path) => {
    const candidates = path.startsWith('mf-x/')
      ? REMOTES.map((remote) => path.replace('mf-x', remote))
      : [path];
    expect(candidates.filter((candidate) => existsSync(inRoot(candidate)))).not.toEqual([]);
  },
);

/** Text of one recipe, to the next one. */
const textOf = (recipe: string): string =>
  recipes.split(`**${recipe}**`)[1]?.split('\n**')[0] ?? '';

// The files that other tests ask for; written by hand.
test.each([
  [
    'A screen',
    [
      ...['mf-x/remote.ts', 'mf-x/src/new/new.test.tsx', 'kit/src/testing/index.tsx'],
      ...['shared-contracts/src/paths/routes.ts', 'shared-contracts/src/paths/routes.test.ts'],
      ...['e2e/spec/rows/routes.ts', 'e2e/support/routes.ts', 'e2e/shots/screens.ts'],
      ...['tooling/src/publish/sitemap.ts', 'bench/src/lighthouse/public-paths.ts'],
      ...['tooling/lint/floors.mjs', 'firebase/firebase.json', 'mf-x/src/messages/new.ts'],
      'shell/src/header/Links.tsx',
    ],
  ],
  [
    'A callable',
    [
      ...['shared-contracts/src/callables/map.ts', 'shared-contracts/src/callables/index.ts'],
      ...['firebase/functions/src/index.ts', 'firebase/functions/src/testing'],
      ...['tooling/lint/floors.mjs', 'docs/interfaces.md'],
      ...['tooling/src/documents/numbers.ts', 'firebase/functions/src/platform/config.ts'],
      'firebase/functions/src/platform/callable/rates.ts',
    ],
  ],
  [
    'A document',
    [
      ...['shared-contracts/src/documents/document-paths.ts', 'firebase/firestore.rules'],
      ...['firebase/functions/src/account/personal-data.ts', 'docs/account.md'],
    ],
  ],
  ['An alert', ['mf-x/src/messages/', 'shared-contracts/src/in-memory/in-memory-platform.ts']],
  [
    'What the school publishes',
    [
      ...['firebase/content/lessons', 'firebase/content/paths.yaml'],
      'firebase/content/offers.yaml',
    ],
  ],
  [
    'A sentence',
    [
      ...['mf-x/src/messages/', 'kit/src/payment-note/messages.ts'],
      'shell/src/host/failure-text.ts',
    ],
  ],
  [
    'A remote',
    [
      ...['tooling/src/addresses.ts', 'tooling/src/ports.mjs', 'firebase/.firebaserc'],
      ...['tooling/src/hosting/local-headers.ts', 'tooling/src/documents/interfaces.ts'],
      ...['tooling/lint/floors.mjs', 'e2e/support/remotes.ts'],
    ],
  ],
])('the recipe of %s names each file that must change', (recipe, needed) => {
  for (const file of needed) expect(textOf(recipe)).toContain(`\`${file}\``);
});

const optionsOf = (file: string, type: string): readonly string[] => {
  const [, body = ''] =
    new RegExp(`interface ${type}[^{]*\\{\\n([^]*?)\\n\\}`).exec(
      readFileSync(inRoot(file), 'utf8'),
    ) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name = '']) => name);
};

test.each([
  ['A screen', 'shared-contracts/src/remotes/remote-definition.ts', 'RouteDefinition', 9],
  ['A callable', 'firebase/functions/src/platform/callable/callable.ts', 'CallableOptions', 6],
])('the recipe of %s names each option that it may have', (recipe, file, type, count) => {
  const options = optionsOf(file, type);
  expect(options.length).toBeGreaterThanOrEqual(count);
  const own = textOf(recipe);
  expect(options.filter((option) => !own.includes(`\`${option}`))).toEqual([]);
});

const FUNCTIONS = 'firebase/functions/src';
const callables = readdirSync(inRoot(FUNCTIONS), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.function.ts'))
  .flatMap((name) =>
    [...readFileSync(inRoot(`${FUNCTIONS}/${name}`), 'utf8').matchAll(/request: (\w+)/g)].map(
      ([, schema = '']) => ({ schema, domain: name.split('/')[0] ?? '' }),
    ),
  );

test('there are callables to look at', () => expect(callables.length).toBeGreaterThan(20));

test.each(callables)('$schema is in the file of its domain, $domain', ({ schema, domain }) => {
  const file = inRoot(`shared-contracts/src/callables/${domain}.ts`);
  expect(readFileSync(file, 'utf8')).toContain(`export const ${schema} =`);
});

/** Every file or folder that a page names in full; `kit/player` is a module's name. */
const ROOTS =
  'shell|kit/src|shared-contracts/src|mf-(?!x/)[a-z]+|firebase/(?!hosting$)|tooling|bench|e2e|docs';
/** Made by a command, and ignored by git. */
const MADE = ['firebase/firebase.release.json'];
const pages = ['README.md', ...readdirSync(inRoot('docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);
const named = pages.flatMap((file) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, path = '']) => [file, path] as const)
    .filter(
      ([, path]) =>
        new RegExp(`^(${ROOTS})`).test(path) && !MADE.includes(path) && !isToBeMade(path),
    ),
);

test('a page names only files and folders of the repository that are there', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, path]) => !existsSync(inRoot(path)))).toEqual([]);
});
