import { describeCoverage } from './coverage';
import type { TestResult } from './test-result';

const rows = [
  { id: 'ROUTE-home', section: '§2 Routes', text: '/home | Home screen' },
  { id: 'ROUTE-cancel', section: '§2 Routes', text: '/cancel' },
  { id: 'CALL-wire', section: '§7 Calls', text: 'Each is a POST' },
];

const test = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
  file: 'shell/a.test.ts',
  title,
  status,
});

const lineOf = (markdown: string, id: string) =>
  markdown.split('\n').find((line) => line.startsWith(`| ${id} `));

describe('describeCoverage', () => {
  it('names the tests that prove a row, without their ids', () => {
    const { markdown } = describeCoverage(rows, [test('opens home [ROUTE-home] [CALL-wire]')]);
    expect(lineOf(markdown, 'ROUTE-home')).toBe(
      '| ROUTE-home | /home \\| Home screen | `shell/a.test.ts` opens home | ✓ |',
    );
    expect(lineOf(markdown, 'CALL-wire')).toMatch(/opens home \| ✓ \|$/);
  });

  it('leaves a row open without a test, or with a skipped one only', () => {
    const { markdown } = describeCoverage(rows, [test('later [ROUTE-home]', 'skipped')]);
    expect(lineOf(markdown, 'ROUTE-home')).toMatch(/\| open \|$/);
    expect(lineOf(markdown, 'ROUTE-cancel')).toBe('| ROUTE-cancel | /cancel |  | open |');
  });

  it('fails a row as soon as one of its tests fails', () => {
    const { markdown } = describeCoverage(rows, [
      test('works [ROUTE-home]'),
      test('works too [ROUTE-home]', 'failed'),
    ]);
    expect(lineOf(markdown, 'ROUTE-home')).toMatch(/works<br>.*works too \| ✗ \|$/);
  });

  it('counts', () => {
    const { markdown } = describeCoverage(rows, [
      test('a [ROUTE-home]'),
      test('b [CALL-wire]', 'failed'),
    ]);
    expect(markdown).toContain('**3 rows: 1 ✓, 1 ✗, 1 open.**');
  });

  it('groups by section, in the order of the rows', () => {
    const { markdown } = describeCoverage(rows, []);
    expect(markdown.match(/^## .*$/gm)).toEqual(['## §2 Routes', '## §7 Calls']);
  });

  it('says on top which test names a row that does not exist', () => {
    const { markdown, unknown } = describeCoverage(rows, [test('opens [ROUTE-hme]')]);
    expect(unknown).toEqual(['- **ROUTE-hme**: `shell/a.test.ts` opens']);
    expect(markdown.indexOf('## Error')).toBeLessThan(markdown.indexOf('## §2'));
    expect(markdown).toContain(unknown[0]);
  });

  it('does not depend on the order in which the tests ran', () => {
    const results = [test('b [ROUTE-home]'), test('a [ROUTE-home]'), test('x [NO-such]')];
    expect(describeCoverage(rows, results)).toEqual(describeCoverage(rows, results.toReversed()));
  });

  it('takes no other brackets for ids', () => {
    const { unknown } = describeCoverage(rows, [test('reads [0] and [a-b] and [Big-Word]')]);
    expect(unknown).toEqual([]);
  });
});
