import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote } from 'shared-contracts';
import { aRegisteredRemote } from 'shared-contracts/testing';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';
import { aKey, useProduction } from './testing/production-world';

const production = useProduction();
const name = 'mf-live';

test('signs nothing where the folder lacks a build that learners have', async () => {
  const { compose, folder, has, outDir, writeSite } = production();
  const key = aKey(folder);
  const remote = (build: string) =>
    aRegisteredRemote({ name, manifest: { build, entry: { file: `remoteEntry.${build}.js` } } });
  const sign = (...remotes: ReturnType<typeof remote>[]) =>
    compose({ ...key, deployed: async () => ({ sequence: 41, remotes }) });
  const refused = sign(remote('9a9a9a9a'));
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    /^Learners have build 9a9a9a9a of mf-live, .+; nothing has been signed\. .+REGISTRY_AFTER=41\.$/,
  );
  expect(existsSync(outDir)).toBe(false);
  const running = remote('8a8a8a8a');
  const canary = { percent: 5, manifest: remote('9a9a9a9a').manifest };
  writeSite(name, 'remoteEntry.8a8a8a8a.js');
  await expect(sign({ ...running, canary })).rejects.toThrow('have build 9a9a9a9a of mf-live');
  writeSite(name, 'remoteEntry.9a9a9a9a.js');
  await sign({ ...running, canary });
  expect(has('shell', 'registry.json')).toBe(true);
});

const isSigned = () => production().has('shell', 'registry.json');

describe('signs nothing where a build that learners have', () => {
  const site = (file: string) => join(production().outDir, name, file);
  const put = (file: string, text = file) => {
    production().writeSite(name, file, text);
    return {
      file,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    };
  };
  const sign = (remote: object) => {
    const { compose, folder } = production();
    const remotes = [remote] as SignedRegistry['remotes'];
    return compose({ ...aKey(folder), deployed: async () => ({ sequence: 41, remotes }) });
  };
  let running: ReturnType<typeof aRegisteredRemote>;
  beforeEach(() => {
    const scripts = [put('assets/room.8a8a8a8a.js')];
    const { routes } = aRegisteredRemote().manifest;
    running = aRegisteredRemote({
      name,
      manifest: {
        build: '8a8a8a8a',
        entry: put('remoteEntry.8a8a8a8a.js'),
        routes: routes.map((route) => ({ ...route, scripts })),
        screens: {
          home: {
            expose: './home',
            scripts: [put('assets/home.8a8a8a8a.js')],
            styles: [put('assets/home.8a8a8a8a.css')],
          },
        },
      },
    });
  });

  test('is whole, it signs', async () => {
    await sign(running);
    expect(isSigned()).toBe(true);
  });

  test.each([
    'remoteEntry.8a8a8a8a.js',
    'assets/room.8a8a8a8a.js',
    'assets/home.8a8a8a8a.js',
    'assets/home.8a8a8a8a.css',
  ])('lacks %s, or has other bytes there', async (file) => {
    rmSync(site(file));
    const refused = sign(running);
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(`and this folder has no ${file} of it, so`);
    put(file, 'changed');
    await expect(sign(running)).rejects.toThrow(`and this folder has another ${file}, so`);
    expect(isSigned()).toBe(false);
  });

  test('lacks a chunk that is loaded on demand, which was there when it was composed', async () => {
    const files = ['remoteEntry.0a1b2c3d.js', 'assets/lazy.0a1b2c3d.js'] as const;
    const { buildOf, writeBuild } = production();
    for (const file of files) writeBuild(name, file, file);
    const deployed = JSON.parse(
      readFileSync(join(buildOf(name), 'remote.json'), 'utf8'),
    ) as RegisteredRemote['manifest'];
    await sign(running);
    rmSync(site(files[1]));
    for (const file of files) rmSync(join(buildOf(name), file));
    await expect(sign({ ...running, manifest: deployed })).rejects.toThrow(
      'has no assets/lazy.0a1b2c3d.js of it',
    );
  });

  test('is malformed in the signed registry, and names remote and field in one line', async () => {
    const malformed = { ...running, manifest: { ...running.manifest, container: undefined } };
    const refused = sign(malformed);
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^The deployed registry is signed, and its remote mf-live is malformed \(manifest\.container: .+REGISTRY_AFTER=41\.$/,
    );
  });
});

describe('where learners have another shell than the one that is composed, it signs', () => {
  const [script, lazy] = ['assets/shell.7a7a7a7a.js', 'assets/lazy.7a7a7a7a.js'];
  const put = (...files: readonly string[]) =>
    files.forEach((file) => production().writeSite('shell', file));
  const list = (builds: object) =>
    writeFileSync(join(production().outDir, 'builds.json'), JSON.stringify({ shell: builds }));
  const sign = (shell: string) => {
    const { compose, folder } = production();
    const deployed = async () => ({ sequence: 41, remotes: [], shell });
    return compose({ ...aKey(folder), deployed });
  };

  test('while the folder holds its files', async () => {
    put(script, lazy);
    list({ '7a7a7a7a': { files: [script, lazy] } });
    await sign('7a7a7a7a');
    expect(isSigned()).toBe(true);
  });

  test('nothing where one of them is missing', async () => {
    put(script);
    list({ '7a7a7a7a': { files: [script, lazy] } });
    const refused = sign('7a7a7a7a');
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^Learners have build 7a7a7a7a of the shell, and this folder has no assets\/lazy\.7a7a7a7a\.js of it, .+nothing has been signed\. .+REGISTRY_AFTER=41\.$/,
    );
    expect(isSigned()).toBe(false);
  });

  test('nothing in a folder of a machine that never composed it', async () => {
    await expect(sign('7a7a7a7a')).rejects.toThrow(
      /^Learners have build 7a7a7a7a of the shell, and this folder does not say which files it has, /,
    );
    expect(isSigned()).toBe(false);
    await sign('0a1b2c3d');
    expect(isSigned()).toBe(true);
  });
});
