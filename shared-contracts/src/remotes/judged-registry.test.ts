import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { keyFingerprint, verifyRegistry, type RegistryTrust } from './signed-registry';

const NOW = new Date('2026-11-25T12:00:00.000Z');

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const person = keyPair();
const judge = keyPair();
const stranger = keyPair();

const pointOf = (key: KeyObject): Uint8Array<ArrayBuffer> => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Uint8Array([4, ...Buffer.from(x, 'base64url'), ...Buffer.from(y, 'base64url')]);
};

/** A registry as a publisher writes it; this test spells out the format. */
function signed(content: object, { privateKey, publicKey }: typeof person): string {
  const start = JSON.stringify(content).slice(0, -1);
  const signature = sign('sha256', Buffer.from(start), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  return `${start},"key":"${Buffer.from(pointOf(publicKey)).toString('base64url')}","signature":"${signature}"}`;
}

let names: { person: string; judge: string; stranger: string };
beforeAll(async () => {
  const name = ({ publicKey }: typeof person) => keyFingerprint(pointOf(publicKey));
  names = {
    person: await name(person),
    judge: await name(judge),
    stranger: await name(stranger),
  };
});

const LIVE = { name: 'mf-live', manifest: { build: 'aaaaaaaa' } };
const AUTH = { name: 'mf-auth', manifest: { build: 'cccccccc' } };
const canary = (build: string, percent = 5) => ({ canary: { percent, manifest: { build } } });
const LIVE_CANARY = { ...LIVE, ...canary('bbbbbbbb') };
const AUTH_CANARY = { ...AUTH, ...canary('dddddddd') };

const document = (change: object = {}) => ({
  schemaVersion: 1,
  publishedAt: '2026-11-25T11:00:00.000Z',
  sequence: 7,
  expires: '2026-12-25T11:00:00.000Z',
  by: 'Heidi',
  reason: 'A new room',
  judge: names.judge,
  remotes: [AUTH, LIVE_CANARY],
  ...change,
});
/** Ends the only canary of the registry above. */
const ended = (change: object = {}, basis = signed(document(), person)) => ({
  ...document({ by: 'the judge', reason: 'It is worse', sequence: 8, remotes: [AUTH, LIVE] }),
  basis,
  ...change,
});

const verify = (text: string, trust: Partial<RegistryTrust> = {}) =>
  verifyRegistry(new TextEncoder().encode(text), {
    keys: [names.person],
    atLeast: 7,
    now: NOW,
    ...trust,
  });

test('the judge may end a canary of a registry that a known key signed', async () => {
  const content = ended();
  expect(await verify(signed(content, judge))).toEqual({
    isAccepted: true,
    registry: content,
    key: names.person,
    isJudged: true,
  });
});

test('a registry signed by a person is not marked as judged', async () => {
  expect(await verify(signed(document(), person))).toEqual({
    isAccepted: true,
    registry: document(),
    key: names.person,
  });
});

test('the judge ends two canaries one after the other, each under the next number', async () => {
  const two = signed(document({ remotes: [AUTH_CANARY, LIVE_CANARY] }), person);
  const first = ended({ remotes: [AUTH_CANARY, LIVE] }, two);
  const second = ended({ sequence: 9 }, two);
  expect((await verify(signed(first, judge))).isAccepted).toBe(true);
  expect((await verify(signed(second, judge))).isAccepted).toBe(true);
});

test.each<[string, object]>([
  ['another stable build', { remotes: [AUTH, { ...LIVE, manifest: { build: 'bbbbbbbb' } }] }],
  [
    'another build of another remote',
    { remotes: [{ ...AUTH, manifest: { build: 'eeeeeeee' } }, LIVE] },
  ],
  ['a canary more', { remotes: [AUTH_CANARY, LIVE] }],
  ['another canary', { remotes: [AUTH, { ...LIVE, ...canary('eeeeeeee') }] }],
  ['another share', { remotes: [AUTH, { ...LIVE, ...canary('bbbbbbbb', 50) }] }],
  ['no canary less', { remotes: [AUTH, LIVE_CANARY] }],
  ['a remote less', { remotes: [LIVE] }],
  ['a remote more', { remotes: [AUTH, LIVE, { ...LIVE, name: 'mf-new' }] }],
  ['a remote switched off', { remotes: [AUTH, { ...LIVE, isSwitchedOff: true }] }],
  ['the same number', { sequence: 7 }],
  ['a higher number', { sequence: 9 }],
  ['another shell', { shell: 's2' }],
  ['a longer life', { expires: '2027-12-25T11:00:00.000Z' }],
])('the judge may not sign %s', async (_, change) => {
  expect(await verify(signed(ended(change), judge), { atLeast: 0 })).toEqual({
    isAccepted: false,
    why: 'beyond-judge',
  });
});

test.each<[string, () => object]>([
  ['without a basis', () => ({ ...ended(), basis: undefined })],
  ['with a basis that it has signed itself', () => ended({}, signed(document(), judge))],
  ['with a basis without signature', () => ended({}, JSON.stringify(document()))],
  [
    'with a basis that was changed',
    () => ended({}, signed(document(), person).replace('Heidi', 'Peter')),
  ],
  [
    'with a basis that names no judge',
    () => ended({}, signed(document({ judge: undefined }), person)),
  ],
  [
    'with a basis that names another judge',
    () => ended({}, signed(document({ judge: names.stranger }), person)),
  ],
  ['with a basis of its own kind', () => ended({}, signed(ended(), judge))],
])('the key of the judge counts for nothing %s', async (_, content) => {
  expect(await verify(signed(content(), judge))).toEqual({ isAccepted: false, why: 'unknown-key' });
});

test('a basis turns no other key into the judge', async () => {
  expect(await verify(signed(ended(), stranger))).toEqual({
    isAccepted: false,
    why: 'unknown-key',
  });
});

test('a changed byte of what the judge signed is refused', async () => {
  const text = signed(ended(), judge).replace('It is worse', 'It is better');
  expect((await verify(text)).isAccepted).toBe(false);
});

test("the judge's registry expires like any other", async () => {
  const text = signed(ended(), judge);
  expect(await verify(text, { atLeast: 9 })).toEqual({ isAccepted: false, why: 'older' });
  const later = new Date('2026-12-25T11:00:00.000Z');
  expect(await verify(text, { now: later })).toEqual({ isAccepted: false, why: 'expired' });
});
