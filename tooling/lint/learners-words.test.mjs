import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files with the sentences of the screens. */
const FILES = [
  'kit/src/**/messages.ts',
  'mf-*/src/messages/*.ts',
  'shell/src/**/*.tsx',
  'shell/src/host/failure-text.ts',
  'shell/src/pages/contact/matters.ts',
];

/** Sentences that the specification fixes, and a field of the header (HEADER-live). */
const FIXED = new Set([
  "Please select an hour in which you'd like to schedule your private lessons and try again.",
  "Upcoming lessons can be rescheduled with at least one week's notice.",
  'You have to sign in first to restore a purchase.',
  'Please Sign in to access this lesson or make sure the url is correct',
  'No access: Please Sign in to access live lessons.',
  'Please Sign in to access live lessons.',
  'Please Sign in or subscribe to BASIC or VIP.',
  'Sign in',
  'Log In',
  'Live Lessons',
]);

/** Matches a path or an id. */
const CODE = /^[/#.]|^[a-z]+-[a-z-]+$/;

const isName = ({ parent }) =>
  ts.isLiteralTypeNode(parent) ||
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isJsxAttribute(parent);

/** Reads the texts that the code may show: strings, parts of templates, texts in JSX. */
function textsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = [];
  const visit = (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && !isName(node) && node.parent.name !== node) {
      texts.push(node.text.replace(/\s+/g, ' ').trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const files = execFileSync('git', ['ls-files', ...FILES.map((glob) => `:(glob)${glob}`)], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.|\/prerender\//.test(file));

test('the sentences of all parts are looked at', () => {
  const parts = new Set(files.map((file) => file.split('/')[0]));
  expect([...parts]).toEqual(
    expect.arrayContaining([
      'kit',
      'mf-auth',
      'mf-lessons',
      'mf-live',
      'mf-subscriptions',
      'shell',
    ]),
  );
  expect(files.flatMap(textsIn).length).toBeGreaterThan(1000);
});

test.each([
  ['curly quotes and apostrophes', /[a-z]'[a-z]|s' |(^| )"|"( |$)/i],
  [
    '“log in”, as on its button',
    /\b(log-?in (to|with|again|first|before)|login|sign(ed|ing)?[ -]in)\b/i,
  ],
  ['“Log in” at the beginning of a sentence', /Log In|Log-In|Login|Sign In|Sign in/],
  ['“live lessons”, and “Live lessons” at the beginning', /Live Lessons|live Lessons/],
])('learners read %s', (_, wrong) => {
  const found = files.flatMap((file) =>
    textsIn(file)
      .filter((text) => !FIXED.has(text) && !CODE.test(text) && wrong.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
