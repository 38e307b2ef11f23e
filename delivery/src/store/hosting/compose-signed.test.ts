import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from 'publisher';
import { CatalogueSchema, type LiveDates } from 'shared-contracts';
import { verifyRegistry } from 'shared-contracts/signed-registry';
import { parse } from 'valibot';
import { PlainError } from '../../plain-error';
import { productionDeployment } from '../../compose';
import { aKey, useProduction } from './testing/production-world';

const production = useProduction();

const UNSIGNED =
  'The registry is not signed, so open pages keep their builds until they are loaded again: set REGISTRY_KEY_FILE.';
const SAMPLES = 'firebase/web-config.json holds sample values: replace them before you deploy.';

test.each([
  ['only a sample', 'sample-api-key', [SAMPLES]],
  ['a real one', 'AIzaSyReal', []],
])('says so when the web configuration is %s', async (_, apiKey, said) => {
  const { compose, lines } = production();
  const { firebase, ...rest } = productionDeployment();
  await compose({ deployment: { ...rest, firebase: { ...firebase, apiKey, appId: apiKey } } });
  expect(lines.filter((line) => line !== UNSIGNED)).toEqual(said);
});

test('says that the registry is not signed, signs it with a key, and refuses a key that pages do not know', async () => {
  const { compose, folder, lines, outDir } = production();
  await compose();
  expect(lines).toContain(UNSIGNED);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const keyFile = join(folder, 'registry.pem');
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([
    Buffer.of(4),
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ]);
  const name = createHash('sha256').update(raw).digest().subarray(0, 16).toString('base64url');
  await expect(compose({ keyFile })).rejects.toThrow(
    new PlainError(
      `Pages do not know this key: put "${name}" into registryKeys of firebase/web-config.json.`,
    ),
  );
  lines.splice(0);
  const deployment = { ...productionDeployment(), registryKeys: [name] };
  await compose({ keyFile, deployment });
  expect(lines).not.toContain(UNSIGNED);
  const bytes = new Uint8Array(readFileSync(join(outDir, 'shell', 'registry.json')));
  const trust = { keys: [name], atLeast: 1, now: new Date() };
  expect(await verifyRegistry(bytes, trust)).toMatchObject({
    isAccepted: true,
    registry: { reason: 'Composed for production' },
  });
});

test('signs under a higher number than the deployed registry has, also in a new folder', async () => {
  const { compose, folder, registry } = production();
  const { keyFile, deployment } = aKey(folder);
  const sign = (deployed: (origin: string) => Promise<{ sequence: number }>) =>
    compose({ keyFile, deployment, deployed });
  const asked = jest.fn(async () => ({ sequence: 41 }));
  await sign(asked);
  expect(asked).toHaveBeenCalledWith('https://swissgerman.example', deployment.registryKeys);
  expect(registry().sequence).toBe(42);
  // Composed again before it was deployed: nothing has changed, so the number stays.
  await sign(asked);
  expect(registry().sequence).toBe(42);
  // Meanwhile another machine has deployed.
  await sign(async () => ({ sequence: 50 }));
  expect(registry().sequence).toBe(51);
  const unknown = () => Promise.reject(new PlainError('cannot be read'));
  await expect(sign(unknown)).rejects.toThrow('cannot be read');
  expect(registry().sequence).toBe(51);
});

test('writes down what its pages are, so that who signs anew can compare', async () => {
  const { compose, contentDir, read } = production();
  const digest = async () => {
    await compose();
    return read('shell', 'pages.json');
  };
  const first = await digest();
  expect(JSON.parse(first)).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await digest()).toBe(first);
  const lesson = join(contentDir, 'lessons', 'tram', 'lesson.yaml');
  writeFileSync(lesson, readFileSync(lesson, 'utf8').replace('Title: Grüezi', 'Title: Adieu'));
  expect(await digest()).not.toBe(first);
});

describe('before it signs a number, it claims it', () => {
  type Options = NonNullable<Parameters<ReturnType<typeof production>['compose']>[0]>;
  const sign = (hold: NonNullable<Options['hold']>, rest: Options = {}) => {
    const { compose, folder } = production();
    return compose({ ...aKey(folder), deployed: async () => ({ sequence: 12 }), hold, ...rest });
  };
  const isSigned = () => production().has('shell', 'registry.json');

  test('and goes on where the number is its own, also for the same builds again', async () => {
    const key = aKey(production().folder);
    const hold = jest.fn(async (claim: Claim) => claim);
    await sign(hold, key);
    const [[first] = []] = hold.mock.calls;
    expect(first).toMatchObject({ number: 13 });
    expect(production().registry()).toMatchObject({ sequence: 13 });
    await sign(async (claim) => ({ ...claim, by: 'Peter', at: 'before' }), key);
  });

  test('and signs nothing where another machine has it for other builds', async () => {
    const refused = sign(async (claim) => ({ ...claim, by: 'Peter', decision: 'other builds' }));
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^Peter has claimed number 13 of the registry for other builds at .+; nothing has been signed\. .+REGISTRY_AFTER=13\.$/,
    );
    expect(isSigned()).toBe(false);
  });

  test('and says how to go on where it cannot', async () => {
    const refused = sign(() => Promise.reject(new Error('no credentials')));
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /^Number 13 of the registry cannot be claimed \(no credentials\); .+REGISTRY_CLAIM=none\.$/,
    );
    expect(isSigned()).toBe(false);
  });

  test('and claims nothing where the content has a mistake', async () => {
    const contentDir = join(production().folder, 'content-without-files');
    mkdirSync(contentDir);
    const hold = jest.fn(async (claim: Claim) => claim);
    const refused = sign(hold, { contentDir });
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow('offers.yaml');
    expect(hold).not.toHaveBeenCalled();
    expect(isSigned()).toBe(false);
  });

  test('and claims nothing where a page cannot be composed', async () => {
    const { buildOf, writeBuild } = production();
    const shell = JSON.parse(readFileSync(join(buildOf('shell'), 'shell.json'), 'utf8')) as object;
    writeBuild('shell', 'shell.json', JSON.stringify({ ...shell, template: '{{nobody}}' }));
    const hold = jest.fn(async (claim: Claim) => claim);
    await expect(sign(hold)).rejects.toThrow('nothing fills {{nobody}}');
    expect(hold).not.toHaveBeenCalled();
    expect(isSigned()).toBe(false);
  });

  test('and does so once all pages are written, as the last thing before it signs', async () => {
    const there: boolean[][] = [];
    await sign(async (claim) => {
      there.push([production().has('shell', 'fallback.html'), isSigned()]);
      return claim;
    });
    expect(there).toEqual([[true, false]]);
    expect(isSigned()).toBe(true);
  });

  test('and claims nothing where it does not sign', async () => {
    const hold = jest.fn(async (claim: Claim) => claim);
    await production().compose({ hold });
    expect(hold).not.toHaveBeenCalled();
  });
});

describe('the live lessons that a teacher has moved', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const moved: LiveDates = {
    Revision: 1,
    Moved: [{ From: '2026-11-30T20:00:00+01:00', To: '2026-12-01T19:00:00+01:00' }],
  };
  const firstDate = () => {
    const { outDir, read } = production();
    const file = readdirSync(join(outDir, 'shell')).find((name) => name.startsWith('catalogue.'));
    const catalogue = parse(CatalogueSchema, JSON.parse(read('shell', file ?? '')));
    return catalogue.liveLessons?.Dates[0];
  };

  test('are announced on their new date, as the database has it', async () => {
    const { compose, folder } = production();
    await compose({ ...aKey(folder), now, readDates: async () => moved });
    expect(firstDate()).toBe(moved.Moved[0]?.To);
  });

  test('are not asked for without a key', async () => {
    const readDates = jest.fn(async () => moved);
    await production().compose({ now, readDates });
    expect(readDates).not.toHaveBeenCalled();
    expect(firstDate()).toBe(moved.Moved[0]?.From);
  });

  test('and nothing is written where they cannot be read', async () => {
    const { compose, folder, has } = production();
    const readDates = () => Promise.reject(new Error('no credentials'));
    const refused = compose({ ...aKey(folder), now, readDates });
    await expect(refused).rejects.toThrow(PlainError);
    await expect(refused).rejects.toThrow(
      /cannot be read \(no credentials\); nothing has been written\. .+REGISTRY_CLAIM=none\.$/,
    );
    expect(has('shell')).toBe(false);
  });
});
