import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { malformedSources, ourTexts, sourcesIn, type NamedSource } from './named-sources';
import { SPEC_ROWS } from './rows/index';

const ROOT = join(__dirname, '../..');
const DECISIONS = readdirSync(join(ROOT, 'docs/decisions'))
  .map((name) => /^(\d{4})-/.exec(name)?.[1])
  .filter((number) => number !== undefined)
  .map(Number);

const texts = ourTexts();
/** Tests make up names: tests in this folder make up rows, others pages and decisions. */
const isMadeUp = ({ kind, file }: NamedSource) =>
  /^e2e\/spec\/.*\.test\.ts$/.test(file) || (kind !== 'row' && /\.test\.tsx?$/.test(file));
const named = texts
  .flatMap(({ text, file }) => sourcesIn(text, file))
  .filter((source) => !isMadeUp(source));

const namesOf = (kind: NamedSource['kind']) => named.filter((source) => source.kind === kind);
const pageText = (page: string) => texts.find(({ file }) => file === page)?.text;
const hasPart = (name: string): boolean => {
  const [page = '', part = ''] = name.split(', ');
  return new RegExp(`^#+ ${part}$`, 'm').test(pageText(page) ?? '');
};

describe('a source that a comment or a page names', () => {
  test('is a row of the specification that exists', () => {
    const ids = new Set(SPEC_ROWS.map(({ id }) => id));
    expect(namesOf('row').filter(({ name }) => !ids.has(name))).toEqual([]);
    expect(namesOf('row').length).toBeGreaterThan(ids.size);
  });

  test('is a decision that exists', () => {
    expect(namesOf('decision').filter(({ name }) => !DECISIONS.includes(Number(name)))).toEqual([]);
  });

  test('is a page that exists, or a heading on it', () => {
    expect(namesOf('page').filter(({ name }) => pageText(name) === undefined)).toEqual([]);
    expect(namesOf('part of a page').filter(({ name }) => !hasPart(name))).toEqual([]);
  });

  test('is in this repository: no section of a page that only its founders have', () => {
    const lost = texts.filter(({ text }) => /\b(SPEC|DESIGN|INTERFACES|FACTS) ?§/.test(text));
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});

test('each comment names its source in one form', () => {
  const comments = texts.filter(({ file }) => /(?<!\.test)\.(tsx?|mjs|js|css|rules)$/.test(file));
  expect(comments.length).toBeGreaterThan(1000);
  expect(
    comments.flatMap(({ text, file }) => malformedSources(text).map((found) => [file, found])),
  ).toEqual([]);
});

test.each([
  'Source: ROUTE-home.',
  'Source: ROUTE-home to ROUTE-cancel, decision 9, docs/live.md, The chat.',
  'Source: docs/live.md.',
  'Source: RFC 8216, §4.3.3.',
  'Source: https://w3c.github.io/trusted-types.',
])('%s is the form of a source', (source) => {
  expect(malformedSources(`// Limits the time.\n// ${source}`)).toEqual([]);
});

test.each([
  ['Source: row ROUTE-home.', 'Source: row ROUTE-home.'],
  ['Source: rows ROUTE-home and ROUTE-cancel.', 'Source: rows ROUTE-home and ROUTE-cancel.'],
  ['Source: decisions 9 and 11.', 'Source: decisions 9 and 11.'],
  ['Source: docs/decisions/0009.', 'Source: docs/decisions/0009.'],
  ['Source: docs/live.md, "The chat".', 'Source: docs/live.md, "The chat".'],
  ['Source: ROUTE-home; decision 9.', 'Source: ROUTE-home; decision 9.'],
  ['Decision 9.', 'Decision 9.'],
])('%s is another form', (source, found) => {
  expect(malformedSources(`/** Limits the time. ${source} */`)).toEqual([found]);
  expect(malformedSources(`/**\n * Limits the time. ${source.replace(' ', '\n * ')}\n */`)).toEqual(
    [found],
  );
});

test('reads rows, decisions, pages and their parts, also where a comment breaks the line', () => {
  const text = [
    '/**',
    ' * Ends after 70 s. Source: CONST-callable-time-out, decision',
    ' * 8; docs/product.md, Plans and',
    ' * prices. It is no live-lessons row.',
    ' */',
  ].join('\n');
  expect(sourcesIn(text, 'a.ts').map(({ kind, name }) => [kind, name])).toEqual([
    ['row', 'CONST-callable-time-out'],
    ['decision', '8'],
    ['page', 'docs/product.md'],
    ['part of a page', 'docs/product.md, Plans and prices'],
  ]);
});

test('lists each decision in the table of contents, with a page of its own', () => {
  const contents = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const listed = [...contents.matchAll(/^- \[(\d+)\. .*\]\((\d{4}-[\w-]+\.md)\)$/gm)];
  expect(listed.map(([, number]) => Number(number))).toEqual([...DECISIONS].sort((a, b) => a - b));
  for (const [, , page = ''] of listed) {
    expect(() => readFileSync(join(ROOT, 'docs/decisions', page))).not.toThrow();
  }
});
