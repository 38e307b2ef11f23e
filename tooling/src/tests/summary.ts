import type { StepResult } from './results';

const HEADINGS = ['', 'passed', 'failed', 'seconds', ''];

const row = ({ name, passed, failed, seconds, note }: StepResult) => [
  name,
  String(passed),
  String(failed),
  seconds.toFixed(1),
  note ?? '',
];

/** A table of all parts, in lines. */
export function summaryTable(results: readonly StepResult[]): string[] {
  const rows = [HEADINGS, ...results.map(row)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const isNumber = (column: number) => column >= 1 && column <= 3;
  return rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** The sum over all parts. */
export const total = (results: readonly StepResult[], key: 'passed' | 'failed') =>
  results.reduce((sum, result) => sum + result[key], 0);

/** The last line of `npm test`: nothing but the counts. */
export const countLine = (results: readonly StepResult[]) =>
  `${total(results, 'passed')} passed, ${total(results, 'failed')} failed`;

/** 0 only when something ran and nothing failed. */
export const exitCodeOf = (results: readonly StepResult[]) =>
  total(results, 'failed') === 0 && total(results, 'passed') > 0 ? 0 : 1;
