import { describeCoverage, type TestResult } from './coverage';

const rows = [
  { id: 'ROUTE-home', section: '§2 Routes', text: '/home' },
  { id: 'ROUTE-cancel', section: '§2 Routes', text: '/cancel' },
  { id: 'CALL-wire', section: '§7 Calls', text: 'Each is a POST' },
];

const resultOf = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
  file: 'shell/a.test.ts',
  title,
  status,
});

const lineOf = (markdown: string, id: string) =>
  markdown.split('\n').find((line) => line.startsWith(`| ${id} `));

describe('describeCoverage', () => {
  test('names each file that proves a row once, however many of its tests do', () => {
    const { markdown } = describeCoverage(rows, [
      resultOf('opens home [ROUTE-home] [CALL-wire]'),
      resultOf('opens home again [ROUTE-home]'),
      { ...resultOf('links home [ROUTE-home]'), file: 'kit/b.test.ts' },
    ]);
    expect(lineOf(markdown, 'ROUTE-home')).toBe(
      '| ROUTE-home | `kit/b.test.ts`<br>`shell/a.test.ts` |',
    );
    expect(lineOf(markdown, 'CALL-wire')).toBe('| CALL-wire | `shell/a.test.ts` |');
  });

  test('leaves a row open without a test, or with a skipped one only', () => {
    const { markdown } = describeCoverage(rows, [resultOf('later [ROUTE-home]', 'skipped')]);
    expect(lineOf(markdown, 'ROUTE-home')).toMatch(/\| open `shell\/a\.test\.ts` \|$/);
    expect(lineOf(markdown, 'ROUTE-cancel')).toBe('| ROUTE-cancel | open |');
  });

  test('fails a row as soon as one of its tests fails', () => {
    const { markdown } = describeCoverage(rows, [
      resultOf('works [ROUTE-home]'),
      resultOf('works too [ROUTE-home]', 'failed'),
    ]);
    expect(lineOf(markdown, 'ROUTE-home')).toMatch(/\| ✗ `shell\/a\.test\.ts` \|$/);
  });

  test('counts', () => {
    const { markdown } = describeCoverage(rows, [
      resultOf('a [ROUTE-home]'),
      resultOf('b [CALL-wire]', 'failed'),
    ]);
    expect(markdown).toContain('**3 rows: 1 ✓, 1 ✗, 1 open.**');
  });

  test('groups by section, in the order of the rows', () => {
    const { markdown } = describeCoverage(rows, []);
    expect(markdown.match(/^## §.*$/gm)).toEqual(['## §2 Routes', '## §7 Calls']);
  });

  const proven = [
    resultOf('a [ROUTE-home]'),
    resultOf('b [ROUTE-cancel]'),
    resultOf('c [CALL-wire]'),
  ];

  test('says on top which test names a row that does not exist', () => {
    const { markdown, errors } = describeCoverage(rows, [...proven, resultOf('opens [ROUTE-hme]')]);
    expect(errors).toEqual(['- **ROUTE-hme** is no row: `shell/a.test.ts` opens']);
    expect(markdown.indexOf('## Error')).toBeLessThan(markdown.indexOf('## §2'));
    expect(markdown).toContain(errors[0]);
  });

  test('has no error when every row is proven', () => {
    expect(describeCoverage(rows, proven).errors).toEqual([]);
  });

  test('has an error for a row that is open without a reason, also with a skipped test', () => {
    const results = [resultOf('a [ROUTE-home]'), resultOf('b [ROUTE-cancel]', 'skipped')];
    expect(describeCoverage(rows, results).errors).toEqual([
      '- **ROUTE-cancel** is open',
      '- **CALL-wire** is open',
    ]);
  });

  test('accepts a row that is open for a reason, and names the reason', () => {
    const open = { 'CALL-wire': 'no server yet' };
    const { errors, markdown } = describeCoverage(rows, proven.slice(0, 2), open);
    expect(errors).toEqual([]);
    expect(lineOf(markdown, 'CALL-wire')).toMatch(/\| open: no server yet \|$/);
  });

  test('has an error for a reason that holds no longer', () => {
    const { errors } = describeCoverage(rows, proven, { 'CALL-wire': 'later', 'CALL-gone': 'why' });
    expect(errors).toEqual([
      '- **CALL-wire** has its tests: take it off `e2e/spec/open-rows.ts`',
      '- **CALL-gone** in `e2e/spec/open-rows.ts` is no row',
    ]);
  });

  test('has an error for a report that is missing, and none for what it would have proven', () => {
    const { errors } = describeCoverage(rows, [], {}, ['e2e']);
    expect(errors).toEqual(['- The report **e2e** is missing or holds no test']);
  });

  test('does not depend on the order in which the tests ran', () => {
    const results = [
      resultOf('b [ROUTE-home]'),
      resultOf('a [ROUTE-home]'),
      resultOf('x [NO-such]'),
    ];
    expect(describeCoverage(rows, results)).toEqual(describeCoverage(rows, results.toReversed()));
  });

  test('takes no other brackets for ids', () => {
    const results = [...proven, resultOf('reads [0] and [a-b] and [Big-Word]')];
    expect(describeCoverage(rows, results).errors).toEqual([]);
  });
});
