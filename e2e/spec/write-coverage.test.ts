import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSpecCoverage } from './write-coverage';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'coverage-'));
  await mkdir(path.join(root, 'reports'));
});
afterEach(() => rm(root, { recursive: true }));

const put = (name: string, content: unknown) =>
  writeFile(path.join(root, 'reports', name), JSON.stringify(content));

const run = async (...reports: readonly string[]) => {
  const outFile = path.join(root, 'docs', 'spec-coverage.md');
  const reportsDir = path.join(root, 'reports');
  const errors = await writeSpecCoverage({ reportsDir, reports, outFile });
  const markdown = await readFile(outFile, 'utf8');
  return {
    errors,
    line: (id: string) => markdown.split('\n').find((l) => l.includes(`| ${id} `)),
  };
};

const jestReport = (file: string, fullName: string, status: string) => ({
  testResults: [{ name: path.join(root, file), assertionResults: [{ fullName, status }] }],
});

describe('writeSpecCoverage', () => {
  test('joins the reports of Jest and of Playwright', async () => {
    await put('unit.json', jestReport('kit/Link.test.tsx', 'Link goes [ROUTE-home]', 'passed'));
    await put('emulator.json', jestReport('kit/a.test.ts', 'fails [HTTP-400]', 'failed'));
    await put('e2e.json', {
      config: { rootDir: path.join(root, 'e2e', 'tests') },
      suites: [
        {
          title: 'routes.spec.ts',
          file: 'routes.spec.ts',
          suites: [
            {
              title: 'a deep link',
              file: 'routes.spec.ts',
              specs: [{ title: 'opens [ROUTE-home]', tests: [{ status: 'expected' }] }],
            },
          ],
          specs: [{ title: 'wobbles [ROUTE-cancel]', tests: [{ status: 'flaky' }] }],
        },
      ],
    });
    const { line, errors } = await run('unit', 'emulator', 'e2e');
    expect(line('ROUTE-home')).toMatch(
      /\| `e2e\/tests\/routes\.spec\.ts`<br>`kit\/Link\.test\.tsx` \|$/,
    );
    expect(line('HTTP-400')).toMatch(/\| ✗ `kit\/a\.test\.ts` \|$/);
    expect(line('ROUTE-cancel')).toMatch(/\| ✗ `e2e\/tests\/routes\.spec\.ts` \|$/);
    expect(line('ROUTE-terms')).toMatch(/\| open \|$/);
    expect(errors).toContain('- **ROUTE-terms** is open');
    expect(errors).not.toContain('- **ROUTE-home** is open');
  });

  test('reads no other file of the folder', async () => {
    await put('old.json', jestReport('kit/Link.test.tsx', 'Link goes [ROUTE-home]', 'passed'));
    await put('unit.json', jestReport('kit/a.test.ts', 'x', 'passed'));
    expect((await run('unit')).line('ROUTE-home')).toMatch(/\| open \|$/);
  });

  test('does not pass with a report that is missing, cut off or without a test', async () => {
    await put('unit.json', { testResults: [] });
    await writeFile(path.join(root, 'reports', 'e2e.json'), '{"suites":');
    const { errors, line } = await run('unit', 'emulator', 'e2e');
    expect(errors).toEqual([
      '- The report **unit** is missing or holds no test',
      '- The report **emulator** is missing or holds no test',
      '- The report **e2e** is missing or holds no test',
    ]);
    expect(line('ROUTE-home')).toMatch(/\| open \|$/);
  });
});
