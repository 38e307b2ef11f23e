import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { REMOTE_NAMES } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';

const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
const recipes = /^## Where a newcomer adds something\n([^]*?)^## /m.exec(page)?.[1] ?? '';

/** Whether a path is one that the newcomer makes: it has `new` or the domain `x`. */
const isToBeMade = (path: string) => /(^|\/)(new|x)(\/|\.)/.test(path);
const files = [...recipes.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|package\.json)`/g)]
  .map(([, path = '']) => path)
  .filter((path) => !isToBeMade(path));

test.each([...new Set(files)])(
  'a recipe of docs/architecture.md names %s, which is there',
  (path) => {
    const candidates = path.startsWith('mf-x/')
      ? REMOTE_NAMES.map((remote) => path.replace('mf-x', remote))
      : [path];
    expect(candidates.filter((candidate) => existsSync(inRoot(candidate)))).not.toEqual([]);
  },
);

/** Text of one recipe. */
const textOf = (recipe: string): string =>
  recipes.split(`**${recipe}**`)[1]?.split('\n**')[0] ?? '';

// A list by hand of the files whose tests fail without the addition.
test.each([
  [
    'A screen',
    [
      ...['mf-x/remote.ts', 'mf-x/src/new/new.test.tsx', 'kit/src/testing/index.tsx'],
      ...['shared-contracts/src/paths/routes.ts', 'shared-contracts/src/paths/routes.test.ts'],
      'delivery/src/build/remote-definition.test.ts',
      ...['e2e/spec/rows/routes.ts', 'e2e/support/routes.ts', 'e2e/shots/screens.ts'],
      ...['delivery/src/compose/sitemap.ts', 'bench/src/lighthouse/public-paths.ts'],
      ...['mf-x/floors.json', 'firebase/firebase.json', 'mf-x/src/messages/new.ts'],
      ...['shell/src/header/Links.tsx', 'docs/spec-coverage.md'],
    ],
  ],
  [
    'A part of a screen',
    [
      ...['mf-x/src/new/New.tsx', 'mf-x/src/new/new.test.tsx', 'mf-x/src/messages/new.ts'],
      ...['mf-x/src/new/new.late.module.css', 'mf-x/floors.json', 'kit/src/bundled/lazy-code.ts'],
    ],
  ],
  [
    'A field of a lesson',
    [
      ...['shared-contracts/src/entities/lesson.ts', 'shared-contracts/src/entities/catalogue.ts'],
      'shared-contracts/src/entities/persisted-state.ts',
      'firebase/publisher/src/documents/lesson-documents.ts',
      'firebase/publisher/src/documents/lesson-documents.test.ts',
      ...['mf-lessons/src/messages/index.ts', 'mf-lessons/src/lesson-card/LessonMeta.tsx'],
      ...['mf-lessons/src/lesson-card/LessonCard.tsx', 'mf-lessons/src/home/FeaturedLesson.tsx'],
      ...['mf-lessons/src/home/home.test.tsx', 'e2e/support/content.ts', 'e2e/tests/home.spec.ts'],
    ],
  ],
  [
    'A page of the shell',
    [
      ...['shell/src/pages/index.ts', 'shell/src/pages/shell-pages.test.tsx'],
      ...['shared-contracts/src/paths/routes.ts', 'shared-contracts/src/paths/routes.test.ts'],
      ...['e2e/spec/rows/routes.ts', 'e2e/support/routes.ts', 'e2e/shots/screens.ts'],
      ...['delivery/src/compose/sitemap.ts', 'firebase/firebase.json'],
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
      'firebase/functions/src/slots/get-private-students.ts',
    ],
  ],
  [
    'A document',
    [
      ...['shared-contracts/src/documents/document-paths.ts', 'firebase/firestore.rules'],
      ...['firebase/functions/src/account/personal-data.ts'],
      'shared-contracts/src/documents/document-paths.test.ts',
      ...['firebase/firestore.indexes.json', 'firebase/firestore-indexes.test.ts'],
      'firebase/functions/src/account/testing/learner.ts',
      'firebase/functions/src/account/export/export-my-data.emulator.test.ts',
      'firebase/functions/src/platform/redact.ts',
    ],
  ],
  [
    'A member of the Platform',
    [
      ...['shared-contracts/src/platform/platform.ts', 'shell/src/platform/create-platform.ts'],
      ...['shared-contracts/src/remotes/contract-version.ts', 'common/src/platform/'],
      ...['shared-contracts/src/platform/new.ts', 'shared-contracts/src/platform/index.ts'],
      'common-testing/src/conformance/describe-platform-conformance.ts',
      'common/src/in-memory/in-memory-platform.ts',
      'shell/src/prerender/prerender-platform.ts',
    ],
  ],
  ['An alert', ['mf-x/src/messages/', 'common/src/in-memory/in-memory-platform.ts']],
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
      ...['mf-x/src/messages/', 'kit/src/bundled/payment-note/messages.ts'],
      'shell/src/host/failure-text.ts',
    ],
  ],
  ['A remote', [...['delivery/src/remotes.json', 'tooling/src/remotes/shared-files.ts']]],
])('the recipe of %s names each file that must change', (recipe, needed) => {
  for (const file of needed) expect(textOf(recipe)).toContain(`\`${file}\``);
});

const modelOf = (recipe: string): string =>
  /copy is `([^`]+)`/.exec(textOf(recipe))?.[1] ?? `no model of ${recipe}`;

/** Files of a recipe that the newcomer makes. */
const filesToMake = (recipe: string): readonly string[] => {
  const paths = [...textOf(recipe).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.tsx?)`/g)];
  return paths.map(([, path = '']) => path).filter(isToBeMade);
};
const textIn = (file: string) => readFileSync(inRoot(file), 'utf8');

describe('the screen to copy follows its recipe', () => {
  const [, remote = '', name = ''] =
    /^(mf-[a-z]+)\/src\/([a-z-]+)\/Screen\.tsx$/.exec(modelOf('A screen')) ?? [];
  const files = filesToMake('A screen').map((path) =>
    path.replace('mf-x/', `${remote}/`).replaceAll('new', name),
  );

  test('it has each file that the recipe has made', () => {
    expect(files).toContain(modelOf('A screen'));
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });

  test('its name is in its code, its sentences are in the file of its name', () => {
    const screen = textIn(modelOf('A screen'));
    expect(screen).toContain(`export default createScreen('${name}', `);
    expect(screen).toContain(`from '../messages/${name}';`);
    expect(textIn(`${remote}/src/${name}/${name}.test.tsx`)).toContain('renderScreen(');
    expect(textIn(`${remote}/remote.ts`)).toContain(`${name}: './src/${name}/Screen.tsx'`);
  });

  test.each([
    ...['shared-contracts/src/paths/routes.ts', 'shared-contracts/src/paths/routes.test.ts'],
    ...['e2e/spec/rows/routes.ts', 'e2e/support/routes.ts', 'e2e/shots/screens.ts'],
  ])('its path is in %s', (file) => {
    expect(textOf('A screen')).toContain(`\`${file}\``);
    expect(textIn(file)).toContain(`'/${name}`);
  });
});

test('the part to copy follows its recipe', () => {
  const [, remote = '', name = ''] =
    /^(mf-[a-z]+)\/src\/([a-z-]+)\/\w+\.tsx$/.exec(modelOf('A part of a screen')) ?? [];
  const component = posix.basename(modelOf('A part of a screen'), '.tsx');
  const files = [...textOf('A part of a screen').matchAll(/`(mf-x\/[\w./-]+\.\w+)`/g)].map(
    ([, path = '']) =>
      path
        .replace('mf-x/', `${remote}/`)
        .replace('New.tsx', `${component}.tsx`)
        .replaceAll('new', name),
  );
  expect(files).toHaveLength(6);
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  const [, place = ''] = /later, as `([^`]+)`/.exec(textOf('A part of a screen')) ?? [];
  expect(textIn(place)).toMatch(new RegExp(`webpackChunkName: "${name}" .*/${component}'`));
});

test('the field to follow is in each file of its recipe', () => {
  const [, field = 'no field'] =
    /`(\w+)` is in each file/.exec(textOf('A field of a lesson')) ?? [];
  const [recipe = ''] = textOf('A field of a lesson').split('\n\nA field that only');
  const paths = [...recipe.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.tsx?)`/g)];
  const without = paths.filter(
    ([, path = '']) => !textIn(path).toLowerCase().includes(field.toLowerCase()),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(without).toEqual([]);
});

test('the page of the shell to copy is in each file of its recipe', () => {
  const name = posix.basename(modelOf('A page of the shell'), '.tsx');
  expect(existsSync(inRoot(modelOf('A page of the shell').replace('.tsx', '.test.tsx')))).toBe(
    true,
  );
  expect(textIn('shell/src/pages/index.ts')).toContain(`/${name}'`);
  const recipe = textOf('A page of the shell').split('2. ')[1] ?? '';
  const paths = [...recipe.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|json))`/g)];
  const without = paths.filter(([, path = '']) => !textIn(path).includes(`/${name.toLowerCase()}`));
  expect(paths.length).toBeGreaterThan(6);
  expect(without).toEqual([]);
});

test('the member of the Platform to copy is in each file of its recipe', () => {
  const recipe = 'A member of the Platform';
  const [, name = ''] = /\/([a-z-]+)\.ts$/.exec(modelOf(recipe)) ?? [];
  const member = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  for (const path of filesToMake(recipe)) {
    expect(existsSync(inRoot(path.replace('new', name)))).toBe(true);
  }
  expect(textIn(modelOf(recipe))).toMatch(/@since \d/);
  const folder = 'shared-contracts/src/platform';
  expect(textIn(`${folder}/index.ts`)).toContain(`'./${name}'`);
  expect(textIn(`${folder}/platform.ts`)).toContain(`readonly ${name}: ${member};`);
  for (const file of ['shell/src/platform/create', 'common/src/in-memory/in-memory']) {
    expect(textIn(`${file}-platform.ts`)).toContain(`${name}: create${member}()`);
  }
  const suite = 'common-testing/src/conformance/describe-platform-conformance.ts';
  expect(textIn(suite)).toContain(`'./${name}'`);
});

describe('the callable to copy follows its recipe', () => {
  const [, folder = '', domain = '', file = ''] =
    /^firebase\/functions\/src\/(([a-z-]+)[/a-z-]*)\/([a-z-]+)\.function\.ts$/.exec(
      modelOf('A callable'),
    ) ?? [];
  const name = file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const files = filesToMake('A callable').map((path) =>
    path
      .replace('functions/src/x/', `functions/src/${folder}/`)
      .replace('callables/x.', `callables/${domain}.`)
      .replace('/new.', `/${file}.`),
  );
  const isTest = (path: string) => path.endsWith('.test.ts');

  test('it has each file that the recipe has made, and one of the two tests', () => {
    const isThere = (path: string) => existsSync(inRoot(path));
    const [tests, others] = [files.filter(isTest), files.filter((path) => !isTest(path))];
    expect(others).toContain(modelOf('A callable'));
    expect(others.filter((path) => !isThere(path))).toEqual([]);
    expect(tests).toHaveLength(2);
    expect(tests.filter(isThere)).toHaveLength(1);
  });

  test('it has the names that the recipe gives', () => {
    expect(textIn(modelOf('A callable'))).toContain(`export const ${name}Function = callable(`);
    expect(textIn(modelOf('A callable'))).toContain("auth: 'member'");
    expect(textIn('firebase/functions/src/index.ts')).toContain(
      `export { ${name}Function as ${name} } from './${folder}/${file}.function';`,
    );
    expect(textIn('shared-contracts/src/callables/map.ts')).toContain(`  ${name}: Callable<`);
  });
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

test('the table of domains has each folder that has callables, and no other', () => {
  const rows = [...textOf('A callable').matchAll(/^\| `([a-z]+)` /gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...new Set(callables.map(({ domain }) => domain))].toSorted());
});

/** Matches the full path of a file or folder. `kit/player` is the name of a module. */
const ROOTS =
  'shell|kit/src|shared-contracts/src|common(?:-testing)?/src|mf-(?!x/)[a-z]+|firebase/(?!hosting$)|stand-ins|tooling|bench|e2e|docs';
/** Files that a command makes and git ignores. */
const MADE = ['firebase/firebase.release.json', 'firebase/shipping'];
/** The last run of the tests wrote this page, so it may name a test that has moved since. */
const WRITTEN = 'docs/spec-coverage.md';
const pages = ['README.md', ...readdirSync(inRoot('docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md') && name !== WRITTEN,
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
