import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonToInstall } from './installation.mjs';

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

  test('is not when everything of the lock file is there', () => {
    expect(
      reasonToInstall(lock, { packages: { 'node_modules/react': { version: '19.3.1' } } }),
    ).toBe(undefined);
  });

  test('is in a fresh clone', () => {
    expect(reasonToInstall(lock, undefined)).toBe('the dependencies are not installed yet');
  });

  test('is when a version differs, and names the package [CMD-dependencies]', () => {
    const installed = { packages: { 'node_modules/react': { version: '19.2.0' } } };
    expect(reasonToInstall(lock, installed)).toBe('react 19.3.1 is missing');
  });
});

describe('the entry of the npm scripts', () => {
  let root;
  let environment;

  /** Port offset, free beside the product and its tests. */
  const FREE_OFFSET = 17_777;

  /** Copies the entry to an empty folder, and makes an environment whose PATH is empty. */
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
    mkdirSync(join(root, 'tooling/src/commands'), { recursive: true });
    mkdirSync(join(root, 'bench/src/commands'), { recursive: true });
    mkdirSync(join(root, 'bin'));
    const preflight = readdirSync(join(here, 'src/preflight')).filter((file) => /mjs$/.test(file));
    for (const file of [
      ...['tooling/run.mjs', 'tooling/command-files.mjs', 'tooling/installation.mjs'],
      ...['delivery/src/remotes.json', 'delivery/src/ports.mjs'],
      ...preflight.map((name) => `tooling/src/preflight/${name}`),
    ]) {
      cpSync(join(here, '..', file), join(root, file));
    }
    for (const command of ['start', 'seed', 'check']) {
      const file = join(root, 'tooling/src/commands', `${command}.ts`);
      writeFileSync(file, 'export default async () => 0;');
    }
    writeFileSync(join(root, 'bench/src/commands/bench.ts'), 'export default async () => 0;');
    const packages = { 'node_modules/react': { version: '19.3.1' } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(root, 'emulator.jar'), '');
    environment = {
      PATH: join(root, 'bin'),
      HOME: root,
      PORT_OFFSET: String(FREE_OFFSET),
      FIRESTORE_EMULATOR_JAR: join(root, 'emulator.jar'),
    };
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function fake(name, script) {
    const file = join(root, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }
  /** Puts an `npm` on the PATH that records its arguments. */
  const fakeNpm = (script) => fake('npm', `echo "$@" > "${root}/npm-arguments"\n${script}`);
  const fakeJava = (version) => fake('java', `echo 'openjdk version "${version}"' >&2`);
  const isInstalling = () => existsSync(join(root, 'npm-arguments'));

  const run = (...args) =>
    spawnSync(process.execPath, [join(root, 'tooling/run.mjs'), ...args], {
      env: environment,
      encoding: 'utf8',
    });

  test('lists the commands when it does not know one, and installs nothing', () => {
    fakeNpm('exit 0');
    const { status, stderr } = run('strat');
    expect(status).toBe(1);
    expect(stderr).toBe('There is no command "strat". Known: bench, check, seed, start\n');
    expect(isInstalling()).toBe(false);
  });

  test('installs with npm ci, says why, and reports that it failed [CMD-dependencies]', () => {
    fakeNpm('exit 7');
    const { status, stdout, stderr } = run('seed');
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^Installing with npm ci, because the dependencies are not installed yet/,
    );
    expect(stderr).toBe('npm ci failed with exit code 7; it says why above.\n');
    expect(readFileSync(join(root, 'npm-arguments'), 'utf8')).toMatch(/^ci /);
  });

  describe('before it installs', () => {
    beforeEach(() => fakeNpm('exit 7'));

    test('looks at the machine, and installs where nothing is missing', () => {
      fakeJava('17.0.15');
      expect(run('start').stderr).toMatch(/^npm ci failed/);
      expect(isInstalling()).toBe(true);
    });

    test('says that Java is missing [CMD-start-refuses]', () => {
      const { status, stdout, stderr } = run('start');
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^The Firestore emulator needs Java, and none was found\. [^\n]+\n$/);
      expect(isInstalling()).toBe(false);
    });

    test('says that Java is too old for the emulator that would be downloaded [CMD-machine]', () => {
      fakeJava('17.0.15');
      delete environment.FIRESTORE_EMULATOR_JAR;
      const { status, stderr } = run('start');
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Java 17 is too old [^\n]+ Install Java 21 or newer [^\n]+\n$/);
      expect(isInstalling()).toBe(false);
    });

    test('says which port is in use [CMD-start-refuses]', async () => {
      fakeJava('17.0.15');
      const server = createServer();
      const port = FREE_OFFSET + 8080;
      await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
      const { status, stderr } = run('start');
      await new Promise((resolve) => server.close(resolve));
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\. Stop [^\\n]+\\n$`));
      expect(isInstalling()).toBe(false);
    });

    test('says that an offset is no number', () => {
      fakeJava('17.0.15');
      environment.PORT_OFFSET = 'ten';
      expect(run('start').stderr).toMatch(/^PORT_OFFSET must be a whole number [^\n]+"ten"\.\n$/);
      expect(isInstalling()).toBe(false);
    });

    test('says that git is missing, where a command needs it [CMD-machine]', () => {
      expect(run('check').stderr).toMatch(/^git is needed, and none was found\. [^\n]+\n$/);
      expect(isInstalling()).toBe(false);
      fake('git', 'exit 0');
      expect(run('check').stderr).toMatch(/^npm ci failed/);
    });
  });

  test('is a program that Node can run as it is', () => {
    expect(() => execFileSync(process.execPath, ['--check', join(here, 'run.mjs')])).not.toThrow();
  });
});
