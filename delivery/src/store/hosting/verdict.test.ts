import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { endCanaries } from 'common/canary-judge';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { fingerprintOf } from '../../signing/registry-keys';
import { signRegistry } from '../../signing/sign-registry';
import { release } from '../../release/release';
import { readVerdict, requireNoVerdict, takeOverVerdict } from './verdict';

jest.mock('../../release/release', () => ({ release: jest.fn() }));

const aKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
const [person, judge, stranger] = [aKey(), aKey(), aKey()];
const signers = { fingerprints: [fingerprintOf(person)], judge: fingerprintOf(judge) };

const manifest = { build: 'aaaaaaaa' };
const live = { name: 'mf-live', manifest };
const auth = { name: 'mf-auth', manifest };
const canary = { percent: 5, manifest: { build: 'bbbbbbbb' } };
const registry = (change: Partial<SignedRegistry> = {}): SignedRegistry => ({
  schemaVersion: 1,
  publishedAt: new Date().toISOString(),
  sequence: 12,
  expires: new Date(Date.now() + 1_000_000).toISOString(),
  by: 'Heidi',
  reason: 'A new room',
  judge: fingerprintOf(judge),
  verdicts: '/__judgement',
  remotes: [{ ...live, canary }, auth],
  ...change,
});
const deployed = signRegistry(registry(), person);
const judged = (basis = deployed, key = judge, change: Partial<SignedRegistry> = {}) => {
  const ended = endCanaries(basis, ['mf-live'], { reason: 'It is worse', now: new Date() });
  return signRegistry({ ...ended, ...change }, key);
};

/** A product whose judge answers so; undefined: it does not answer. */
const answering = (text: string | undefined) => {
  const read = jest.fn(async () => {
    if (text === undefined) throw new Error('it answered 503');
    return Buffer.from(text);
  });
  return { read, signers };
};

test('reads what the judge has ended, and why', async () => {
  const product = answering(judged());
  expect(await readVerdict(deployed, product)).toEqual([
    { remote: 'mf-live', build: 'bbbbbbbb', reason: 'It is worse' },
  ]);
  expect(product.read).toHaveBeenCalledWith('shell', '__judgement');
});

test('each canary has its build and its own reason', async () => {
  const other = { percent: 5, manifest: { build: 'cccccccc' } };
  const remotes = [
    { ...live, canary },
    { ...auth, canary: other },
  ];
  const both = signRegistry(registry({ remotes }), person);
  const reason = 'The canary bbbbbbbb is worse: 5 of 9. The canary cccccccc is worse: 7 of 9.';
  const ended = endCanaries(both, ['mf-live', 'mf-auth'], { reason, now: new Date() });
  expect(await readVerdict(both, answering(signRegistry(ended, judge)))).toEqual([
    { remote: 'mf-auth', build: 'cccccccc', reason: 'The canary cccccccc is worse: 7 of 9.' },
    { remote: 'mf-live', build: 'bbbbbbbb', reason: 'The canary bbbbbbbb is worse: 5 of 9.' },
  ]);
});

test('a canary that was shipped after the verdict is not ended by it', async () => {
  // The publisher was faster than the release without the canary.
  const another = { canaries: { 'mf-live': { build: 'dddddddd', percent: 5 } } } as never;
  jest.mocked(release).mockImplementation(async ({ choose }) => {
    await choose(another);
    throw new Error('it was released');
  });
  const answers = answering(judged());
  const product = {
    ...answers,
    read: async (_site: string, path: string) =>
      path === 'registry.json' ? Buffer.from(deployed) : answers.read(),
  };
  await expect(takeOverVerdict({} as never, product)).rejects.toThrow(
    'Build bbbbbbbb is no canary of mf-live any more; nothing has changed.',
  );
});

test.each([
  ['does not answer', undefined],
  ['has ended nothing', ''],
  ['speaks of another registry', judged(signRegistry(registry({ reason: 'Other' }), person))],
  ['is a stranger', judged(deployed, stranger)],
  ['wants more than to end a canary', judged(deployed, judge, { remotes: [auth] })],
])('a judge that %s has ended nothing', async (_, text) => {
  expect(await readVerdict(deployed, answering(text))).toBeUndefined();
  await requireNoVerdict(deployed, 'canary', answering(text));
});

test.each([
  ['without a canary', signRegistry(registry({ remotes: [live, auth] }), person)],
  ['that names no place for verdicts', signRegistry(registry({ verdicts: undefined }), person)],
  ['of a product that is not there yet', ''],
])('no judge is asked about a registry %s', async (_, text) => {
  const product = answering(judged());
  expect(await readVerdict(text, product)).toBeUndefined();
  expect(product.read).not.toHaveBeenCalled();
});

test('a verdict holds back what would bring the canary back, and nothing urgent', async () => {
  for (const action of ['canary', 'publish', 'promote', 'start', 'sign'] as const) {
    await expect(requireNoVerdict(deployed, action, answering(judged()))).rejects.toThrow(
      'The judge has ended the canary of mf-live ("It is worse"); nothing of yours has changed. Take that over first: npm run judge -- --deployed.',
    );
  }
  for (const action of ['rollback', 'disable', 'freeze', 'judge'] as const) {
    await requireNoVerdict(deployed, action, answering(judged()));
  }
});
