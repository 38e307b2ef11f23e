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

/** Port offset, free beside `npm start` and `npm test`. */
const OFFSET = 30_000;
const COPY = inRoot('.run', 'before');
const ADDRESSES = addressesAt(OFFSET);
const LOGS = runFolder(OFFSET, 'logs');

/** Tests of what a shell, a remote and a backend share: routes, calls, documents, roles, a film. */
const SHARED = String.raw`\[(ROUTE|CALL|DOC|ROLE|PLAYER-streams)`;

const say = (line: string) => console.log(line);

/** The last release tag before this commit, else the commit before it. */
function lastRelease(): string {
  try {
    return git(ROOT, 'describe', '--tags', '--abbrev=0', 'HEAD^').trim();
  } catch {
    return 'HEAD^';
  }
}

/**
 * Makes a built copy of the repository at a commit, with the libraries of that commit.
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

/** Stores the builds of a folder where the products of both folders find them. */
function buildsOf(root: string): Builds {
  const ofCopy = { folder: join(COPY, '.run', String(OFFSET), 'shipping') };
  const stored = BUILT_PACKAGES.map((name) => {
    const dist = join(root, name, 'dist');
    archive(ofCopy, name, dist);
    return [name, archive({ offset: OFFSET }, name, dist)];
  });
  return Object.fromEntries(stored) as Builds;
}

/** Starts the product of a folder with these builds. A failed start ends `withProcesses`. */
const startWith = (processes: Processes, root: string, composition: string): Promise<void> =>
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

/** Chooses for each remote the new build if the old shell accepts it, else the old build. */
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
 * @param tests the folder whose tests run: that of the remotes' sources
 * @returns the exit code of the tests
 */
const tryBuilds = (root: string, builds: Builds, tests: string): Promise<number> =>
  withProcesses(LOGS, async (processes) => {
    const executable = await requireBrowser(processes, say);
    await startWith(processes, root, compositionId(builds));
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
 * `npm run skew [-- TAG]` runs browser tests with old and new builds together: a new shell with old
 * remotes, an old shell with new remotes, and new builds with the old backend. Old is the named
 * tag, else the last one, else the commit before this one. Source: decision 41.
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
