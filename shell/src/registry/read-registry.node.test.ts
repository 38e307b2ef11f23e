import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { keyFingerprint } from 'shared-contracts/signed-registry';
import { readRegistry } from './read-registry';
import { canariesOf } from './this-browser';

const NOW = new Date('2026-11-25T12:00:00.000Z');

const pointOf = (key: KeyObject): Uint8Array<ArrayBuffer> => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Uint8Array([4, ...Buffer.from(x, 'base64url'), ...Buffer.from(y, 'base64url')]);
};
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

function signed(sequence: number): string {
  const start = JSON.stringify({
    schemaVersion: 1,
    publishedAt: '2026-11-25T11:00:00.000Z',
    sequence,
    expires: '2026-12-25T11:00:00.000Z',
    by: 'Heidi',
    reason: 'A new lesson',
    remotes: [],
  }).slice(0, -1);
  const signature = sign('sha256', Buffer.from(start), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  const key = Buffer.from(pointOf(publicKey)).toString('base64url');
  return `${start},"key":"${key}","signature":"${signature}"}`;
}

const storageOf = (entries: Record<string, string> = {}) => {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};

const OTHER = 'AAAAAAAAAAAAAAAAAAAAAA';
let own = '';
beforeAll(async () => {
  own = await keyFingerprint(pointOf(publicKey));
});
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

function read(
  body: string,
  { known = 0, keys = [own, OTHER], storage = storageOf(), status = 200 } = {},
) {
  const fetched = jest.fn(async () => new Response(body, { status }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return readRegistry({ sequence: known }, keys, { storage, now: NOW });
}

test('returns a registry that a known key has signed', async () => {
  await expect(read(signed(7))).resolves.toMatchObject({ sequence: 7, by: 'Heidi' });
});

test('needs no signature if the page names no keys', async () => {
  globalThis.fetch = (async () => new Response('{"remotes":[]}')) as unknown as typeof fetch;
  await expect(
    readRegistry(undefined, undefined, { storage: storageOf(), now: NOW }),
  ).resolves.toEqual({ remotes: [] });
  await expect(read('{"remotes":[]}')).rejects.toThrow('it carries no signature');
});

test('explains why it refuses another', async () => {
  await expect(read(signed(7).replace('Heidi', 'Peter'))).rejects.toThrow(
    'its signature does not belong to its bytes',
  );
  await expect(read(signed(7), { keys: [OTHER] })).rejects.toThrow('a key that this page does not');
  await expect(read('{}', { status: 500 })).rejects.toThrow('it answered 500');
});

test("refuses an older registry than the page's", async () => {
  await expect(read(signed(7), { known: 8 })).rejects.toThrow('older');
  await expect(read(signed(7), { known: 7 })).resolves.toBeDefined();
});

test('refuses an older registry than this device has accepted, also in an older page', async () => {
  const storage = storageOf();
  await read(signed(8), { storage });
  await expect(read(signed(7), { storage })).rejects.toThrow('older');
  await expect(read(signed(8), { storage })).resolves.toBeDefined();
});

test.each([undefined, null, 'text', {}, { sequence: '9' }])(
  'works after %j in the page',
  async (known) => {
    globalThis.fetch = (async () => new Response(signed(7))) as unknown as typeof fetch;
    await expect(
      readRegistry(known, [own], { storage: storageOf(), now: NOW }),
    ).resolves.toMatchObject({ sequence: 7 });
  },
);

test('stores the key of an accepted registry, and forgets it once the page no longer names that key', async () => {
  const accepted = storageOf();
  await read(signed(9), { storage: accepted });
  expect(accepted.getItem('registry-accepted')).toBe(`9 ${own}`);
  const storage = storageOf({ 'registry-accepted': `9 ${OTHER}` });
  await expect(read(signed(7), { storage })).rejects.toThrow('older');
  await expect(read(signed(7), { storage, keys: [own] })).resolves.toBeDefined();
});

test.each(['', 'x', 'x y', `NaN ${OTHER}`])(
  'begins anew after damaged storage: %j',
  async (text) => {
    const storage = storageOf({ 'registry-accepted': text });
    await expect(read(signed(7), { storage })).resolves.toBeDefined();
  },
);

describe('a registry of the judge', () => {
  const judge = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const LIVE = { name: 'mf-live' };

  function write(content: object, pair: { privateKey: KeyObject; publicKey: KeyObject }): string {
    const start = JSON.stringify(content).slice(0, -1);
    const signature = sign('sha256', Buffer.from(start), {
      key: pair.privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url');
    const key = Buffer.from(pointOf(pair.publicKey)).toString('base64url');
    return `${start},"key":"${key}","signature":"${signature}"}`;
  }

  /** Ends the canary of registry 7, as registry 8. */
  async function judged(): Promise<string> {
    const basis = {
      schemaVersion: 1,
      publishedAt: '2026-11-25T11:00:00.000Z',
      sequence: 7,
      expires: '2026-12-25T11:00:00.000Z',
      by: 'Heidi',
      reason: 'A new room',
      judge: await keyFingerprint(pointOf(judge.publicKey)),
      remotes: [{ ...LIVE, canary: { percent: 5 } }],
    };
    const text = write(basis, { privateKey, publicKey });
    return write({ ...basis, sequence: 8, remotes: [LIVE], basis: text }, judge);
  }

  test('is followed, and stored with the key of its basis', async () => {
    const storage = storageOf();
    await expect(read(await judged(), { storage })).resolves.toMatchObject({ remotes: [LIVE] });
    expect(storage.getItem('registry-accepted')).toBe(`8 ${own} judge`);
    await expect(read(signed(7), { storage })).rejects.toThrow('older');
    // Read once more, it is still followed.
    await expect(read(await judged(), { storage })).resolves.toMatchObject({ sequence: 8 });
    await expect(read(signed(9), { storage })).resolves.toMatchObject({ sequence: 9 });
  });

  test('is refused if a person has published that sequence', async () => {
    const storage = storageOf();
    await read(signed(8), { storage });
    await expect(read(await judged(), { storage })).rejects.toThrow('older');
    await expect(read(signed(8), { storage })).resolves.toMatchObject({ by: 'Heidi' });
  });

  test('is refused if it does more than end a canary', async () => {
    const text = (await judged()).replace(/,"key":.*/s, '');
    const more = { ...(JSON.parse(`${text}}`) as object), sequence: 9 };
    await expect(read(write(more, judge))).rejects.toThrow('does more than end a canary');
  });
});

test("uses the page's early answer once, then sends its own requests", async () => {
  globalThis.registryAnswer = Promise.resolve(new Response(signed(7)));
  await expect(read(signed(8))).resolves.toMatchObject({ sequence: 7 });
  expect(globalThis.fetch).not.toHaveBeenCalled();
  await expect(read(signed(8))).resolves.toMatchObject({ sequence: 8 });
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

/** A response whose timeout ended it before its bytes were read. */
const endedBody = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.error(new DOMException('signal timed out', 'TimeoutError')),
    }),
  );

test.each([
  ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is an error', async () => new Response('', { status: 503 })],
  ['came and ended before it was read', async () => endedBody()],
])('sends its own request if the early answer of the page %s', async (_, answer) => {
  globalThis.registryAnswer = answer();
  await expect(read(signed(8))).resolves.toMatchObject({ sequence: 8 });
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

test('rejects if its own request fails too', async () => {
  globalThis.registryAnswer = Promise.reject(new TypeError('Failed to fetch'));
  await expect(read('', { status: 500 })).rejects.toThrow('it answered 500');
});

describe('a verdict of the judge beside the registry', () => {
  const judge = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const LIVE = { name: 'mf-live' };
  const VERDICTS = '/__judgement';

  function write(content: object, key: KeyObject, point: KeyObject): string {
    const start = JSON.stringify(content).slice(0, -1);
    const signature = sign('sha256', Buffer.from(start), {
      key,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url');
    const text = Buffer.from(pointOf(point)).toString('base64url');
    return `${start},"key":"${text}","signature":"${signature}"}`;
  }

  async function published(change: object = {}) {
    const content = {
      ...(JSON.parse(signed(7).replace(/,"key":.*/s, '}')) as object),
      judge: await keyFingerprint(pointOf(judge.publicKey)),
      verdicts: VERDICTS,
      remotes: [{ ...LIVE, canary: { percent: 30 } }],
      ...change,
    };
    return { content, text: write(content, privateKey, publicKey) };
  }
  const judged = ({ content, text }: Awaited<ReturnType<typeof published>>, change: object = {}) =>
    write(
      { ...content, sequence: 8, by: 'The judge', remotes: [LIVE], basis: text, ...change },
      judge.privateKey,
      judge.publicKey,
    );

  /** Two browsers: one in the share, one outside of it. */
  const inShare = () => storageOf({ 'canary-seed': '0.9' });
  const outside = () => storageOf({ 'canary-seed': '0.5' });

  function open(
    files: Readonly<Record<string, string>>,
    { storage = inShare(), known = 7, status = 200 } = {},
  ) {
    const fetched = jest.fn(async (url: string) =>
      url === VERDICTS ? new Response(files[url], { status }) : new Response(files[url]),
    );
    globalThis.fetch = fetched as unknown as typeof fetch;
    const asked = () => fetched.mock.calls.map(([url]) => url);
    return { asked, read: readRegistry({ sequence: known }, [own], { storage, now: NOW }) };
  }
  const files = (registry: string, verdict: string) => ({
    '/registry.json': registry,
    [VERDICTS]: verdict,
  });

  test('is followed in a browser of the share, which stores the ended canaries', async () => {
    const registry = await published();
    const storage = inShare();
    const { read: reading } = open(files(registry.text, judged(registry)), { storage });
    await expect(reading).resolves.toMatchObject({ sequence: 8, remotes: [LIVE] });
    expect(storage.getItem('canaries-ended')).toBe('8 mf-live');
    expect(canariesOf(storage).hasEnded('mf-live', 7)).toBe(true);
    // Only the canaries of this verdict; the next registry may have another.
    expect(canariesOf(storage).hasEnded('mf-live', 8)).toBe(false);
    expect(canariesOf(storage).hasEnded('mf-auth', 7)).toBe(false);
    // Read once more, it is still followed.
    const again = open(files(registry.text, judged(registry)), { storage, known: 8 });
    await expect(again.read).resolves.toMatchObject({ sequence: 8 });
  });

  test('is not requested outside of the share, or without a canary', async () => {
    const registry = await published();
    const other = open(files(registry.text, judged(registry)), { storage: outside() });
    await expect(other.read).resolves.toMatchObject({ sequence: 7 });
    expect(other.asked()).toEqual(['/registry.json']);
    const none = await published({ remotes: [LIVE] });
    const without = open(files(none.text, ''));
    await expect(without.read).resolves.toMatchObject({ sequence: 7 });
    expect(without.asked()).toEqual(['/registry.json']);
  });

  test('yields to a later registry of a person', async () => {
    const registry = await published();
    const storage = inShare();
    await open(files(registry.text, judged(registry)), { storage }).read;
    const next = await published({ sequence: 8 });
    const { read: reading } = open(files(next.text, judged(registry)), { storage, known: 8 });
    await expect(reading).resolves.toMatchObject({ sequence: 8, by: 'Heidi' });
  });

  test.each([
    ['there is none', async () => '', 204],
    ['its function does not answer', async () => '', 503],
    ['it is about another registry', async () => judged(await published({ reason: 'Other' })), 200],
    [
      'it does more than end a canary',
      async () => judged(await published(), { remotes: [LIVE, { name: 'mf-evil' }] }),
      200,
    ],
    [
      'a stranger has signed it',
      async () => {
        const registry = await published();
        const stranger = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
        const content = { ...registry.content, sequence: 8, remotes: [LIVE], basis: registry.text };
        return write(content, stranger.privateKey, stranger.publicKey);
      },
      200,
    ],
  ])('changes nothing where %s', async (_, verdict, status) => {
    const registry = await published();
    const storage = inShare();
    const answer = await verdict();
    const { read: reading, asked } = open(
      { '/registry.json': registry.text, ...(answer && { [VERDICTS]: answer }) },
      { storage, status },
    );
    await expect(reading).resolves.toMatchObject({ sequence: 7, by: 'Heidi' });
    expect(asked()).toEqual(['/registry.json', VERDICTS]);
    expect(storage.getItem('canaries-ended')).toBeNull();
  });
});
