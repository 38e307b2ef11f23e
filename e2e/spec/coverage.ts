import type { SpecRow } from './row';
import { idsIn, withoutIds, type TestResult } from './test-result';

/** A row without a passing test is open; one failing test makes it fail. */
type RowResult = '✓' | '✗' | 'open';

const INTRODUCTION = `# Coverage of the specification

Written by the last run of the tests; not to be edited. Every testable row of the specification has
an id (\`e2e/spec/rows\`), and a test that proves a row carries that id in its title. ✓ all tests of
the row passed · ✗ one failed · open: no test of it passed.`;

const escaped = (text: string) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;');

const unique = (lines: readonly string[]) => [...new Set(lines)].sort();

function resultOf(tests: readonly TestResult[]): RowResult {
  if (tests.some(({ status }) => status === 'failed')) return '✗';
  return tests.some(({ status }) => status === 'passed') ? '✓' : 'open';
}

function testsById(results: readonly TestResult[]): ReadonlyMap<string, TestResult[]> {
  const tests = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of idsIn(result.title)) tests.set(id, [...(tests.get(id) ?? []), result]);
  }
  return tests;
}

const describeTest = ({ file, title }: TestResult) => `\`${file}\` ${escaped(withoutIds(title))}`;

function tableOf(rows: readonly SpecRow[], tests: ReadonlyMap<string, TestResult[]>): string {
  const lines = rows.map(({ id, text }) => {
    const proving = tests.get(id) ?? [];
    const names = unique(proving.map(describeTest)).join('<br>');
    return `| ${id} | ${escaped(text)} | ${names} | ${resultOf(proving)} |`;
  });
  return ['| id | row | tests | result |', '|---|---|---|---|', ...lines].join('\n');
}

/** Ids that tests carry and that no row has. */
function unknownIds(
  rows: readonly SpecRow[],
  tests: ReadonlyMap<string, readonly TestResult[]>,
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...tests]
    .filter(([id]) => !known.has(id))
    .flatMap(([id, found]) => unique(found.map((test) => `- **${id}**: ${describeTest(test)}`)))
    .sort();
}

export interface Coverage {
  readonly markdown: string;
  /** One line per test that names a row which does not exist. */
  readonly unknown: readonly string[];
}

/**
 * What the last run proves of the specification, one table per section. The text does not depend on
 * the order of the tests.
 *
 * @param rows all rows of the specification, in its order
 * @param results all tests of the run
 */
export function describeCoverage(
  rows: readonly SpecRow[],
  results: readonly TestResult[],
): Coverage {
  const tests = testsById(results);
  const unknown = unknownIds(rows, tests);
  const counts = { '✓': 0, '✗': 0, open: 0 };
  for (const { id } of rows) counts[resultOf(tests.get(id) ?? [])] += 1;

  const errors = unknown.length ? ['## Error: tests name rows that do not exist', ...unknown] : [];
  const sections = [...new Set(rows.map(({ section }) => section))].flatMap((section) => [
    `## ${section}`,
    tableOf(
      rows.filter((row) => row.section === section),
      tests,
    ),
  ]);
  const count = `**${rows.length} rows: ${counts['✓']} ✓, ${counts['✗']} ✗, ${counts.open} open.**`;
  const markdown = `${[INTRODUCTION, count, ...errors, ...sections].join('\n\n')}\n`;
  return { markdown, unknown };
}
