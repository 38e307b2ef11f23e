import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compositionId } from 'shared-contracts/telemetry';
import { addresses as addressesAt, REMOTE_NAMES, type RemoteName } from 'delivery/addresses';
import { BUILT_PACKAGES, type BuiltPackage } from 'delivery/build/packages';
import { git } from 'delivery/git';
import { inRoot, ROOT, runFolder } from 'delivery/paths';
import { describeFailure, PlainError } from 'delivery/plain-error';
import { archive } from 'delivery/release/archive';
import { requireFitting } from 'delivery/release/release';
import { requireBrowser } from '../browser/require-browser';
import { emulatorEnvironment } from '../emulators';
import { parseFlags } from '../processes/parse-flags';
import type { Processes } from '../processes/processes';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { build } from '../product/build';

/** Beside `npm start` and `npm test`. */
const OFFSET = 30_000;
const COPY = inRoot('.run', 'before');
const ADDRESSES = addressesAt(OFFSET);
const LOGS = runFolder(OFFSET, 'logs');

/** Tests that name a row of a route, a callable, a document or a role, or play the film. */
const SHARED = String.raw`\[(ROUTE|CALL|DOC|ROLE|PLAYER-streams)`;

const say = (line: string) => console.log(line);

/** The last tag of a release; without one the commit before this one. */
function lastRelease(): string {
  try {
    return git(ROOT, 'describe', '--tags', '--abbrev=0', 'HEAD^').trim();
  } catch {
    return 'HEAD^';
  }
}

/**
 * A built copy of the repository at a commit, with its own libraries.
 *
 * @throws {PlainError} when there is no such commit
 */
async function copyAt(processes: Processes, revision: string): Promise<void> {
  rmSync(COPY, { recursive: true, force: true });
  try {
    const commit = git(ROOT, 'rev-parse', '--verify', `${revision}^{commit}`).trim();
    git(ROOT, 'clone', '--quiet', '--no-checkout', ROOT, COPY);
    git(COPY, 'checkout', '--quiet', '--detach', commit);
  } catch {
    throw new PlainError(`There is no commit ${revision}. Name a tag or a commit of this branch.`);
  }
  await processes.run({ name: 'skew-install', command: 'npm', args: ['ci'], cwd: COPY });
  const args = ['tooling/run.mjs', 'build'];
  await processes.run({ name: 'skew-build', command: process.execPath, args, cwd: COPY });
}

type Builds = Readonly<Record<BuiltPackage, string>>;

/** The builds of a folder, stored where the products of both folders find them. */
function buildsOf(root: string): Builds {
  const ofCopy = { folder: join(COPY, '.run', String(OFFSET), 'shipping') };
  const stored = BUILT_PACKAGES.map((name) => {
    const dist = join(root, name, 'dist');
    archive(ofCopy, name, dist);
    return [name, archive({ offset: OFFSET }, name, dist)];
  });
  return Object.fromEntries(stored) as Builds;
}

/** Starts the product of a folder with these builds. Never resolves when it does not start. */
const started = (processes: Processes, root: string, composition: string): Promise<void> =>
  new Promise((resolve) => {
    processes.keep({
      name: 'skew-product',
      command: process.execPath,
      args: ['tooling/run.mjs', 'start', '--composition', composition],
      cwd: root,
      env: { PORT_OFFSET: String(OFFSET) },
      endWith: 'SIGINT',
      onOutput: (chunk) => {
        if (chunk.includes('Ready: ')) resolve();
      },
    });
  });

/** Of each remote the new build where the shell of before takes it, else that of before. */
function withShell(shell: string, before: Builds, now: Builds): Builds {
  const fits = (name: RemoteName): boolean => {
    try {
      requireFitting({ offset: OFFSET }, name, { builds: { ...now, shell }, canaries: {} });
      return true;
    } catch (error) {
      say(`Learners would keep theirs: ${describeFailure(error)}`);
      return false;
    }
  };
  const remotes = REMOTE_NAMES.map((name) => [name, (fits(name) ? now : before)[name]]);
  return { ...(Object.fromEntries(remotes) as Builds), shell };
}

/**
 * Runs tests against a product with these builds.
 *
 * @param root the folder whose backend and content the product has
 * @param tests the folder whose tests they are: those of the remotes' own sources
 * @returns their exit code
 */
const tryBuilds = (root: string, builds: Builds, tests: string): Promise<number> =>
  withProcesses(LOGS, async (processes) => {
    const executable = await requireBrowser(processes, say);
    await started(processes, root, compositionId(builds));
    return processes.exitCode({
      name: 'skew-tests',
      command: process.execPath,
      args: [
        join(tests, 'node_modules/@playwright/test/cli.js'),
        ...['test', '--config', join(tests, 'e2e/playwright.config.ts'), '--project', 'product'],
        ...['--grep', SHARED],
      ],
      env: {
        ...emulatorEnvironment(ADDRESSES),
        CHROMIUM_PATH: executable,
        E2E_REPORT: inRoot('reports/skew.json'),
      },
      onOutput: (chunk) => process.stdout.write(chunk),
    });
  });

/**
 * `npm run skew [-- TAG]`: tests in a browser, where builds of before meet those of now: a new
 * shell with the remotes of before, the shell of before with new remotes, and new builds with the
 * backend of before. Before is the last tag, else the commit before this one. Source: decision 41.
 */
const skew: Command = async (args) => {
  const [revision = lastRelease()] = parseFlags(args, { flags: [] }).words;
  return withProcesses(LOGS, async (processes) => {
    await copyAt(processes, revision);
    await build(processes, say);
    const [before, now] = [buildsOf(COPY), buildsOf(ROOT)];
    const newRemotes = withShell(before.shell, before, now);
    const ways = [
      ['a new shell, remotes of before', ROOT, { ...before, shell: now.shell }, COPY],
      ['the shell of before, new remotes', ROOT, newRemotes, ROOT],
      ['new builds, the backend of before', COPY, now, ROOT],
    ] as const;
    for (const [name, root, builds, tests] of ways) {
      say(`${revision}: ${name}`);
      const exitCode = await tryBuilds(root, builds, tests);
      if (exitCode !== 0) return exitCode;
    }
    return 0;
  });
};

export default skew;
