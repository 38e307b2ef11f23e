import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { escapeHtml } from 'delivery/html';
import type { Sample } from '../samples';
import type { Waterfall } from '../waterfall';
import { format, formatSpread } from './format';
import { reportPage } from './html';
import { collectResults, writeResults } from './results';
import { goalRows, tableLines } from './table';

const samples: readonly Sample[] = ['product', 'm', 'm2'].flatMap((subject, index) =>
  [0, 1, 2].map((round) => ({
    scenario: 'home-cold',
    profile: 'slow' as const,
    subject,
    round,
    values: { lcp: 100 * (index + 1) + round, cls: 0, requestsBefore: 6 },
  })),
);
const screen: Sample = {
  scenario: 'backend-home-member',
  profile: 'fast',
  subject: 'product',
  round: 0,
  values: { calls: 0, clientReads: 3 },
};
const waterfall: Waterfall = {
  scenario: 'home-cold',
  subject: 'product',
  round: 1,
  fcp: 80,
  lcp: 100,
  usable: 120,
  requests: [{ name: '/a<b>.js', type: 'Script', start: 5, end: 60, bytes: 1234 }],
};
const results = collectResults({
  samples: [...samples, screen],
  waterfalls: [waterfall],
  browserVersion: '150.0',
  paceMs: [30.5, 41],
  rounds: { warmUps: 1, measured: 3 },
  now: new Date('2026-11-21T12:00:00Z'),
});

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
    [119.6, 'ms', '120 ms'],
    [129.06, 'kB', '129.1 kB'],
    [0.0004, 'score', '0.000'],
    [2.5, 'count', '2.5'],
    [2, 'count', '2'],
  ] as const)('writes %d (%s) as %s', (value, unit, text) => {
    expect(format(value, unit)).toBe(text);
  });

  test('shows no spread of a single value', () => {
    expect(formatSpread({ median: 1, lower: 1, upper: 1, count: 1 }, 'ms')).toBe('');
  });
});

describe('results.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('holds everything, one sample per line', () => {
    const file = join(folder, 'below', 'results.json');
    writeResults(file, results);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(results)));
    expect(text).toContain(
      '    {"scenario":"home-cold","profile":"slow","subject":"product","round":0,"values":{"lcp":100,"cls":0,"requestsBefore":6}},\n',
    );
  });
});

describe('the page', () => {
  const page = reportPage(results);
  const { document } = new JSDOM(page).window;
  const rows = [...document.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );

  test('needs no other file', () => {
    expect(document.querySelectorAll('script, link, img')).toHaveLength(0);
    expect(page).not.toMatch(/@import|url\(/);
  });

  test('shows the goals, and what was counted', () => {
    expect(page).toContain('<td>cold home, LCP ÷ M</td><td>0.50</td>');
    expect(page).toContain('<h3>backend-home-member, fast</h3>');
    expect(rows).toContainEqual(['product', '0', '3']);
    expect(page).toContain('took 30.5 ms before and 41 ms after');
  });

  test('shows the median of every variant for each metric, with its quartiles', () => {
    expect(rows).toContainEqual([
      'product',
      '101 ms 101 ms … 102 ms',
      '0.000 0.000 … 0.000',
      '6 6 … 6',
    ]);
    expect(rows).toContainEqual(['m2', '301 ms 301 ms … 302 ms', '0.000 0.000 … 0.000', '6 6 … 6']);
  });

  test('lists the requests of a load, whatever their names hold', () => {
    expect(rows).toContainEqual(['/a<b>.js', 'Script', '5 ms', '60 ms', '1.2 kB']);
    expect(document.querySelector('b')).toBeNull();
  });
});

test('escapes what would be markup', () => {
  expect(escapeHtml('<a href="b">&</a>')).toBe('&lt;a href=&quot;b&quot;&gt;&amp;&lt;/a&gt;');
});
