import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeNewEnough, reasonToInstall } from './installation.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

describe('whether an installation is needed', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      kit: { version: '1.0.0' },
      'node_modules/kit': { link: true },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  };

  it('is not when everything of the lock file is there', () => {
    expect(
      reasonToInstall(lock, { packages: { 'node_modules/react': { version: '19.3.1' } } }),
    ).toBe(undefined);
  });

  it('is in a fresh clone', () => {
    expect(reasonToInstall(lock, undefined)).toBe('the dependencies are not installed yet');
  });

  it('is when a version differs, and names the package', () => {
    const installed = { packages: { 'node_modules/react': { version: '19.2.0' } } };
    expect(reasonToInstall(lock, installed)).toBe('react 19.3.1 is missing');
  });
});

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['18.20.8', false],
  ['22.1.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected);
});

describe('the entry of the npm scripts', () => {
  let root;
  let environment;

  /** A copy of the entry in an empty folder, with an `npm` that only notes what it was asked. */
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
    mkdirSync(join(root, 'tooling/src/commands'), { recursive: true });
    mkdirSync(join(root, 'bin'));
    for (const file of ['run.mjs', 'installation.mjs']) {
      cpSync(join(here, file), join(root, 'tooling', file));
    }
    writeFileSync(join(root, 'tooling/src/commands/start.ts'), 'export default async () => 0;');
    const packages = { 'node_modules/react': { version: '19.3.1' } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    environment = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` };
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function fakeNpm(script) {
    const npm = join(root, 'bin/npm');
    writeFileSync(npm, `#!/bin/sh\necho "$@" > "${root}/npm-arguments"\n${script}\n`);
    chmodSync(npm, 0o755);
  }

  const run = (...args) =>
    spawnSync(process.execPath, [join(root, 'tooling/run.mjs'), ...args], {
      env: environment,
      encoding: 'utf8',
    });

  it('lists the commands when it does not know one, and installs nothing', () => {
    fakeNpm('exit 0');
    const { status, stderr } = run('strat');
    expect(status).toBe(1);
    expect(stderr).toBe('There is no command "strat". Known: start\n');
    expect(existsSync(join(root, 'npm-arguments'))).toBe(false);
  });

  it('installs with npm ci, says why, and reports that it failed', () => {
    fakeNpm('exit 7');
    const { status, stdout, stderr } = run('start');
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^Installing with npm ci, because the dependencies are not installed yet/,
    );
    expect(stderr).toBe('npm ci failed with exit code 7; it says why above.\n');
    expect(readFileSync(join(root, 'npm-arguments'), 'utf8')).toMatch(/^ci /);
  });

  it('is a program that Node can run as it is', () => {
    expect(() => execFileSync(process.execPath, ['--check', join(here, 'run.mjs')])).not.toThrow();
  });
});
