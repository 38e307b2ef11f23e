import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { DAY_MS } from '../base/constants';
import { keyFingerprint, verifyRegistry, type RegistryTrust } from './signed-registry';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const fromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();

const document = (change: object = {}) => ({
  schemaVersion: 1,
  publishedAt: fromNow(-1),
  sequence: 7,
  expires: fromNow(29),
  by: 'Heidi',
  reason: 'A new lesson',
  remotes: [],
  ...change,
});

const keyPair = (namedCurve = 'prime256v1') => generateKeyPairSync('ec', { namedCurve });
const present = keyPair();
const next = keyPair();
const stranger = keyPair();

const pointOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
};
const fingerprintOf = (key: KeyObject) =>
  createHash('sha256').update(pointOf(key)).digest('base64url').slice(0, 21);

/** A registry as a publisher writes it; this test spells out the format. */
function signed(content: object, { privateKey, publicKey } = present): string {
  const start = JSON.stringify(content).slice(0, -1);
  const signature = sign('sha256', Buffer.from(start), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  const key = pointOf(publicKey).toString('base64url');
  return `${start},"key":"${key}","signature":"${signature.toString('base64url')}"}`;
}

let keys: string[];
beforeAll(async () => {
  keys = await Promise.all(
    [present, next].map(({ publicKey }) => keyFingerprint(new Uint8Array(pointOf(publicKey)))),
  );
});

const verify = (text: string, trust: Partial<RegistryTrust> = {}) =>
  verifyRegistry(new TextEncoder().encode(text), { keys, atLeast: 7, now: NOW, ...trust });
const accepted = (content: object, key: string | undefined) => ({
  isAccepted: true,
  key,
  registry: content,
});

test('names a key by the first 128 bits of its SHA-256', () => {
  // 21 letters hold 126 of them.
  expect(keys.map((name) => name.slice(0, 21))).toEqual(
    [present, next].map(({ publicKey }) => fingerprintOf(publicKey)),
  );
  expect(keys.map(({ length }) => length)).toEqual([22, 22]);
});

test('accepts a registry signed by either known key, and any reader can parse it as JSON', async () => {
  const content = document();
  for (const [at, pair] of [present, next].entries()) {
    expect(await verify(signed(content, pair))).toEqual(accepted(content, keys[at]));
    expect(JSON.parse(signed(content, pair))).toMatchObject(content);
  }
});

test('refuses a key that the page does not know', async () => {
  expect(await verify(signed(document(), stranger))).toEqual({
    isAccepted: false,
    why: 'unknown-key',
  });
});

test('refuses a known key beside the signature of another', async () => {
  const end = /,"key":.*$/;
  const [ofPresent = ''] = end.exec(signed(document())) ?? [];
  const [ofStranger = ''] = end.exec(signed(document(), stranger)) ?? [];
  const [key] = ofPresent.split(',"signature"');
  const [, signature] = ofStranger.split(',"signature"');
  const forged = signed(document()).replace(end, `${key},"signature"${signature}`);
  expect(await verify(forged)).toEqual({ isAccepted: false, why: 'wrong-signature' });
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test.each(['key', 'signature'])(
  'refuses another spelling of the same %s: its last letter has bits that count for nothing',
  async (field) => {
    const text = signed(document());
    const last = new RegExp(`("${field}":"[\\w-]+)([\\w-])"`);
    const respelled = text.replace(
      last,
      (_, start: string, letter: string) => `${start}${LETTERS[LETTERS.indexOf(letter) + 1]}"`,
    );
    expect(respelled).not.toBe(text);
    const [was, is] = [text, respelled].map((each) => JSON.parse(each)[field] as string);
    expect(Buffer.from(is ?? '', 'base64url')).toEqual(Buffer.from(was ?? '', 'base64url'));
    expect(await verify(respelled)).toEqual({ isAccepted: false, why: 'unsigned' });
  },
);

test('refuses the file with any one byte changed', async () => {
  const text = signed(document());
  const bytes = new TextEncoder().encode(text);
  for (const at of bytes.keys()) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    const { isAccepted } = await verifyRegistry(changed, { keys, atLeast: 7, now: NOW });
    if (isAccepted) throw new Error(`byte ${at} of ${text} can be changed`);
  }
});

test.each([
  ['a byte more in front', (text: string) => ` ${text}`],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['a line end', (text: string) => `${text}\n`],
  ['a field behind the signature', (text: string) => text.replace(/\}$/, ',"remotes":[1]}')],
  ['its first half', (text: string) => text.slice(0, text.length / 2)],
  ['nothing', () => ''],
])('refuses %s', async (_, change) => {
  expect((await verify(change(signed(document())))).isAccepted).toBe(false);
});

test('refuses a registry without a signature, as registry 1 is', async () => {
  const { schemaVersion, publishedAt, remotes } = document();
  const first = JSON.stringify({ schemaVersion, publishedAt, remotes });
  expect(await verify(first)).toEqual({ isAccepted: false, why: 'unsigned' });
  expect(await verify(JSON.stringify(document()))).toEqual({ isAccepted: false, why: 'unsigned' });
});

test.each(['sequence', 'expires', 'by', 'reason', 'remotes'])(
  'refuses a signed registry without %s',
  async (field) => {
    const text = signed(document({ [field]: undefined }));
    expect(await verify(text)).toEqual({ isAccepted: false, why: 'malformed' });
  },
);

test('refuses a sequence below the least, and accepts the least and a higher one', async () => {
  const text = signed(document());
  expect(await verify(text, { atLeast: 8 })).toEqual({ isAccepted: false, why: 'older' });
  expect((await verify(text, { atLeast: 7 })).isAccepted).toBe(true);
  expect((await verify(text, { atLeast: 6 })).isAccepted).toBe(true);
});

test('refuses a registry from the moment of its expiry', async () => {
  const text = signed(document({ expires: fromNow(0) }));
  expect(await verify(text)).toEqual({ isAccepted: false, why: 'expired' });
  expect((await verify(text, { now: new Date(NOW.getTime() - 1) })).isAccepted).toBe(true);
});

test('refuses a registry without a valid expiry', async () => {
  const text = signed(document({ expires: 'never' }));
  expect(await verify(text)).toEqual({ isAccepted: false, why: 'expired' });
});

test('refuses where the clock is more than a day behind the publication', async () => {
  const text = signed(document({ publishedAt: fromNow(1) }));
  expect(await verify(text, { now: new Date(NOW.getTime() - 1) })).toEqual({
    isAccepted: false,
    why: 'clock',
  });
  expect((await verify(text)).isAccepted).toBe(true);
});

test('cannot check where the browser offers no cryptography', async () => {
  const text = signed(document());
  const original = globalThis.crypto;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    expect(await verify(text)).toEqual({ isAccepted: false, why: 'cannot-check' });
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: original, configurable: true });
  }
  expect((await verify(text)).isAccepted).toBe(true);
});
