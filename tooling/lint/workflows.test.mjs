import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const workflow = textOf('.github/workflows/ci.yml');
const { scripts, engines } = JSON.parse(textOf('package.json'));

/** Lists the errors that GitHub's own parser finds in each workflow. */
function problemsOf(texts) {
  const script = `
    import { readFileSync } from 'node:fs';
    import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
    const problemsOf = async (content) => {
      const { context, value } = parseWorkflow({ name: 'ci.yml', content }, new NoOperationTraceWriter());
      const { errors = [] } = value ? await convertWorkflowTemplate(context, value) : {};
      return [...context.errors.getErrors().map(({ message }) => message), ...errors.map(({ Message }) => Message)];
    };
    const texts = JSON.parse(readFileSync(0, 'utf8'));
    console.log(JSON.stringify(await Promise.all(texts.map(problemsOf))));`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(root, 'tooling'),
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the workflow is one by the schema of GitHub, which sees a key, a job or a context that is none', () => {
  const mistakes = [
    ['timeout-minutes: 15', 'timeout-hours: 1'],
    ['needs: build', 'needs: bild'],
    ['github.sha', 'gitlab.sha'],
  ].map(([right, wrong]) => workflow.replace(right, wrong));
  expect(new Set([workflow, ...mistakes]).size).toBe(4);
  expect(problemsOf([workflow, ...mistakes])).toEqual([
    [],
    ...['timeout-hours', 'bild', 'gitlab'].map((wrong) =>
      expect.arrayContaining([expect.stringContaining(wrong)]),
    ),
  ]);
});

test('the nightly run is in another group than merges, of which one waits until it is published', () => {
  expect(workflow).toContain('\n  group: ci-${{ github.event_name }}-${{ github.ref }}\n');
});

test('it runs commands that exist, on each Node that the product supports, and names no registry', () => {
  const commands = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands).toEqual(expect.arrayContaining(['check', 'build']));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const supported = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => Number(major));
  expect(workflow).toContain(`matrix:\n        node: [${supported.join(', ')}]\n`);
  expect(workflow).not.toMatch(/https?:|registry-url|npm_config_registry/i);
});

test('each group of updates holds a dependency of ours', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  const ours = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));
  const names = ours.flatMap(([, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  const groups = textOf('.github/dependabot.yml').matchAll(/patterns: \[(.+)\]/g);
  const patterns = [...groups].flatMap(([, list]) => list.replaceAll("'", '').split(', '));
  expect(patterns.length).toBeGreaterThan(10);
  const matches = (pattern) => (name) =>
    new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
  expect(patterns.filter((pattern) => !names.some(matches(pattern)))).toEqual([]);
});

test('npm can write the bill of materials, and it has what learners load', () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
  const shell = process.platform === 'win32';
  const { stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell,
  });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const names = JSON.parse(stdout).components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'firebase', 'hls.js', 'single-spa']));
});

describe('what the workflow runs', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /**
   * Runs a script with a stand-in for npm, which answers `affected` and refuses one remote.
   * @returns exit code, output, and the other commands of npm
   */
  function run(script, { affected = [], refused = 'none', ...variables }) {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    const npm = `#!/bin/sh
case "$*" in
  *affected*) printf '${affected.join('\\n')}' ;;
  *) echo "$*" >> "${log}"; cat "$GOOGLE_APPLICATION_CREDENTIALS" 2> /dev/null >> "${log}" ;;
esac
case "$*" in
  *" ${refused} "*) exit 1 ;;
esac
`;
    writeFileSync(join(folder, 'npm'), npm);
    chmodSync(join(folder, 'npm'), 0o755);
    const PATH = `${folder}${delimiter}${process.env.PATH}`;
    const { status, stdout, stderr } = spawnSync(join(root, script), {
      env: { ...process.env, ...variables, PATH },
      encoding: 'utf8',
    });
    const commands = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    return { status, stdout, stderr, commands };
  }
  const publish = (affected, refused) => {
    const { stdout: _said, ...ended } = run('.ci/publish', { affected, refused });
    return ended;
  };

  test('a preview is deployed with the key of previews, and one of a fork says why not', () => {
    const preview = (PREVIEW_DEPLOYER) =>
      run('.ci/preview', { PREVIEW_DEPLOYER, PREVIEW_NAME: 'pr-12' });
    const ended = { status: 0, stderr: '' };
    expect(preview('{"a":"key"}')).toEqual({
      ...ended,
      stdout: '',
      commands: ['run compose -- --preview pr-12', '{"a":"key"}'],
    });
    expect(preview('')).toEqual({
      ...ended,
      stdout: expect.stringMatching(/^::notice::There is no preview: .+ of a fork\. /),
      commands: [],
    });
  });

  test('ships each affected remote to few browsers, and all where the shell is affected', () => {
    const done = (commands) => ({ status: 0, stderr: '', commands });
    expect(publish(['mf-auth', 'mf-live'])).toEqual(
      done([
        'run publish-remote -- mf-auth --canary 5% --deployed',
        'run publish-remote -- mf-live --canary 5% --deployed',
      ]),
    );
    expect(publish(['shell', 'mf-live'])).toEqual(
      done([expect.stringMatching(/^run compose -- --deploy --reason ./)]),
    );
    expect(publish([])).toEqual(done([]));
  });

  test('ships the later remotes where one is refused, and names that one at the end', () => {
    expect(publish(['mf-auth', 'mf-live'], 'mf-auth')).toEqual({
      status: 1,
      stderr: 'Not shipped: mf-auth\n',
      commands: [
        'run publish-remote -- mf-auth --canary 5% --deployed',
        'run publish-remote -- mf-live --canary 5% --deployed',
      ],
    });
  });
});
