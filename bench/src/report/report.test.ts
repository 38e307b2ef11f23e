import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sample } from '../samples';
import { collectResults, writeResults } from './results';
import { format, goalRows, tableLines } from './table';

const samples: readonly Sample[] = ['product', 'm', 'm2'].flatMap((subject, index) =>
  [0, 1, 2].map((round) => ({
    scenario: 'home-cold',
    profile: 'slow' as const,
    subject,
    round,
    values: { lcp: 100 * (index + 1) + round, cls: 0, requestsBefore: 6 },
  })),
);

describe('the table', () => {
  test('shows what was measured, with its verdict, in columns', () => {
    const lines = tableLines(goalRows(samples));
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^cold home, LCP ÷ M +0\.50 +0\.50 … 0\.50 +0\.40 +0\.30 +MISSED$/);
    expect(lines.join('\n')).toMatch(/^requests before usable content +6 +6 … 6 +6 +5 +held$/m);
    expect(lines.join('\n')).toMatch(/^CLS, cold home .* reached$/m);
  });

  test.each([
    [0.296, 'ratio', '0.30'],
    [129.06, 'kB', '129.1 kB'],
    [0.0004, 'score', '0.000'],
    [2.5, 'count', '2.5'],
    [2, 'count', '2'],
  ] as const)('writes %d (%s) as %s', (value, unit, text) => {
    expect(format(value, unit)).toBe(text);
  });

  test('shows no spread of a single value', () => {
    const single = samples.filter(({ round }) => round === 0);
    expect(tableLines(goalRows(single))[1]).toMatch(/^cold home, LCP ÷ M +0\.50 +0\.40 +0\.30 /);
  });
});

test('results.json holds everything, one sample per line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const results = collectResults({
    samples,
    browserVersion: '150.0',
    paceMs: [30.5, 41],
    rounds: { warmUps: 1, measured: 3 },
  });
  try {
    const file = join(folder, 'below', 'results.json');
    writeResults(file, results);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(results)));
    expect(text).toContain(
      '    {"scenario":"home-cold","profile":"slow","subject":"product","round":0,"values":{"lcp":100,"cls":0,"requestsBefore":6}},\n',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
