import type { ReportedTest } from 'tooling/read-report';
import type { SpecRow } from './row';

export type TestResult = Pick<ReportedTest, 'file' | 'title' | 'status'>;

const ID = /\[([A-Z]+(?:-[A-Za-z0-9]+)+)\]/g;
const withoutIds = (title: string) => title.replace(ID, '').replace(/\s+/g, ' ').trim();

/** A row without a passing test is open; one failing test makes it fail. */
type RowResult = '✓' | '✗' | 'open';

const INTRODUCTION = `# Coverage of the specification

Written by the last run of the tests; not to be edited. Every testable row of the specification has
an id; \`e2e/spec/rows\` has its text. A test that proves a row carries the id in its title: search
the files beside an id for it. ✗: one of its tests failed. Open: none passed. \`npm test\` fails when
a row is open that \`e2e/spec/open-rows.ts\` does not name with a reason.`;

const escapeCell = (text: string) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;');

const unique = (lines: readonly string[]) => [...new Set(lines)].sort();

function resultOf(tests: readonly TestResult[]): RowResult {
  if (tests.some(({ status }) => status === 'failed')) return '✗';
  return tests.some(({ status }) => status === 'passed') ? '✓' : 'open';
}

function testsById(results: readonly TestResult[]): ReadonlyMap<string, TestResult[]> {
  const tests = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const [, id = ''] of result.title.matchAll(ID)) {
      tests.set(id, [...(tests.get(id) ?? []), result]);
    }
  }
  return tests;
}

const describeTest = ({ file, title }: TestResult) =>
  `\`${file}\` ${escapeCell(withoutIds(title))}`;

function tableOf(
  rows: readonly SpecRow[],
  tests: ReadonlyMap<string, TestResult[]>,
  open: OpenRows,
): string {
  const lines = rows.map(({ id }) => {
    const proving = tests.get(id) ?? [];
    const result = resultOf(proving);
    const why = result === 'open' && open[id] !== undefined ? `open: ${open[id]}` : result;
    // Name each file once, because a matrix of tests would fill a page.
    const files = unique(proving.map(({ file }) => `\`${file}\``)).join('<br>');
    const proof = result === '✓' ? [files] : [escapeCell(why), files];
    return `| ${id} | ${proof.filter((part) => part !== '').join(' ')} |`;
  });
  return ['| id | proof |', '|---|---|', ...lines].join('\n');
}

/** Lists the ids in test titles that no row has. */
function unknownIds(
  rows: readonly SpecRow[],
  tests: ReadonlyMap<string, readonly TestResult[]>,
): string[] {
  const rowIds = new Set(rows.map(({ id }) => id));
  return [...tests]
    .filter(([id]) => !rowIds.has(id))
    .flatMap(([id, results]) =>
      unique(results.map((test) => `- **${id}** is no row: ${describeTest(test)}`)),
    )
    .sort();
}

/** Lists open rows without a reason, and reasons for rows that are proven. */
function listErrors(
  rows: readonly SpecRow[],
  tests: ReadonlyMap<string, readonly TestResult[]>,
  open: OpenRows,
): string[] {
  const rowIds = new Set(rows.map(({ id }) => id));
  return [
    ...rows.flatMap(({ id }) => {
      const result = resultOf(tests.get(id) ?? []);
      if (result === 'open' && open[id] === undefined) return [`- **${id}** is open`];
      if (result !== 'open' && open[id] !== undefined) {
        return [`- **${id}** has its tests: take it off \`e2e/spec/open-rows.ts\``];
      }
      return [];
    }),
    ...Object.keys(open)
      .filter((id) => !rowIds.has(id))
      .map((id) => `- **${id}** in \`e2e/spec/open-rows.ts\` is no row`),
  ];
}

/** Reasons of the rows that may be open, by id. */
export type OpenRows = Readonly<Record<string, string>>;

export interface Coverage {
  readonly markdown: string;
  /** Errors of the run, one line each; empty when every row is proven, or open for a reason. */
  readonly errors: readonly string[];
}

/**
 * Describes which tests prove which row, one table per section. The text does not depend on the
 * order of the tests.
 *
 * @param rows all rows of the specification, in its order
 * @param results all tests of the run
 * @param open the rows that may be open
 * @param missing names of missing reports; with one, open rows are no errors
 */
export function describeCoverage(
  rows: readonly SpecRow[],
  results: readonly TestResult[],
  open: OpenRows = {},
  missing: readonly string[] = [],
): Coverage {
  const tests = testsById(results);
  const counts = { '✓': 0, '✗': 0, open: 0 };
  for (const { id } of rows) counts[resultOf(tests.get(id) ?? [])] += 1;

  const errors = [
    ...missing.map((name) => `- The report **${name}** is missing or holds no test`),
    ...unknownIds(rows, tests),
    // Without a report nearly every row is open, so the line above is enough.
    ...(missing.length === 0 ? listErrors(rows, tests, open) : []),
  ];
  const sections = [...new Set(rows.map(({ section }) => section))].flatMap((section) => [
    `## ${section}`,
    tableOf(
      rows.filter((row) => row.section === section),
      tests,
      open,
    ),
  ]);
  const count = `**${rows.length} rows: ${counts['✓']} ✓, ${counts['✗']} ✗, ${counts.open} open.**`;
  const head = errors.length > 0 ? ['## Errors', errors.join('\n')] : [];
  const markdown = `${[INTRODUCTION, count, ...head, ...sections].join('\n\n')}\n`;
  return { markdown, errors };
}
