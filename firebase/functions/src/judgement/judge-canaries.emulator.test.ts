import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { LoadEvent } from 'shared-contracts/telemetry';
import { verifyRegistry, type SignedRegistry } from 'shared-contracts/signed-registry';
import { aLoadEvent } from 'common-testing';
import { receiveEvents } from '../telemetry/receive-events';
import { contentOf } from '../testing/database-content';
import { emptyDatabase } from '../testing/emulator-database';
import { judgeCanaries } from './judge-canaries';
import { readJudgeKey, type JudgeKey } from './judge-key';
import { readJudgement } from './judgements';
import { createReportKeeper } from './keep-reports';
import { textHash } from './published-registry';
import { createReportReader } from './read-reports';

const [STABLE, CANARY] = ['aaaaaaaa', 'bbbbbbbb'];
const BEGAN = Date.parse('2026-11-26T08:00:00.000Z');
const MINUTE = 60_000;

const pemOf = (key: KeyObject) => key.export({ format: 'pem', type: 'pkcs8' }).toString();
const aKey = () =>
  readJudgeKey(pemOf(generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey));
const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('it is missing');
  return value;
};
/** A person's key, which signs as the judge's does. */
const person = required(aKey());
const judgeKey = required(aKey());

const OWNER = { team: '@swissgerman/live', onCall: 'live@swissgerman.example' };
const entryOf = (name: string, percent?: number) => ({
  name,
  manifest: { build: STABLE },
  ...(percent !== undefined && { canary: { percent, manifest: { build: CANARY, owner: OWNER } } }),
});

/** The deployed files. */
interface Site {
  registry: string;
  log: readonly object[];
}

const registryOf = (sequence: number, change: Partial<SignedRegistry> = {}): string =>
  person.sign({
    schemaVersion: 1,
    publishedAt: new Date(BEGAN).toISOString(),
    sequence,
    expires: '2026-12-26T08:00:00.000Z',
    by: 'Heidi',
    reason: 'A new room',
    judge: judgeKey.fingerprint,
    verdicts: '/__judgement',
    remotes: [entryOf('mf-auth', 20), entryOf('mf-live', 20), entryOf('mf-lessons')],
    ...change,
  });

const builds = { 'mf-auth': STABLE, 'mf-live': STABLE, 'mf-lessons': STABLE };
const BOTH = {
  'mf-auth': { build: CANARY, percent: 20 },
  'mf-live': { build: CANARY, percent: 20 },
};

let db: Firestore;
let time = BEGAN;
let site: Site;
let log: jest.Mock;
let keep: ReturnType<typeof createReportKeeper>;
let reports: ReturnType<typeof createReportReader>;
beforeEach(async () => {
  db = await emptyDatabase('judge-canaries');
  time = BEGAN;
  log = jest.fn();
  keep = createReportKeeper(
    () => db,
    () => time,
  );
  reports = createReportReader(() => db);
  const registry = registryOf(12);
  site = {
    registry,
    log: [
      { at: new Date(BEGAN).toISOString(), builds, canaries: BOTH, registry: textHash(registry) },
    ],
  };
});
afterEach(() => db.terminate());

const judgeNow = (key: JudgeKey | undefined = judgeKey) => judgeWith(key);
const judgeWith = (key: JudgeKey | undefined) =>
  judgeCanaries({
    db,
    key,
    read: async (path) =>
      path === '/registry.json'
        ? site.registry
        : JSON.stringify(site.log.map((each) => JSON.stringify(each))),
    reports,
    now: () => new Date(time),
    log,
  });

/** Runs the judge once, and lets the receiver read the list of canaries again. */
async function begin(): Promise<void> {
  await judgeNow();
  time += MINUTE;
}

const load = (browser: number, change: Partial<LoadEvent> = {}): LoadEvent => ({
  ...aLoadEvent(),
  remote: 'mf-live',
  build: STABLE,
  channel: 'stable',
  outcome: 'ok',
  reporter: browser.toString(16).padStart(8, '0'),
  ...change,
});
const ofCanary = { build: CANARY, channel: 'canary' } as const;

const never = { take: () => true };
/** Sends a report a moment after the previous one. */
const send = (events: readonly LoadEvent[], address: string) => {
  time += 1;
  return receiveEvents(
    {
      method: 'POST',
      body: Buffer.from(JSON.stringify({ events })),
      origin: { header: (name) => (name === 'x-forwarded-for' ? address : undefined) },
    },
    {
      limiter: never,
      limiterOfAll: never,
      log: async () => undefined,
      keep,
      onLost: (cause) => {
        throw cause;
      },
    },
  );
};
/** Gives each browser an address in another network. */
const addressOf = (browser: number) => `10.${browser & 255}.${browser >> 8}.1`;

/** Reports of 80 browsers with the stable build, and of 50 with the canary, which fails in ten. */
async function reportOneInFive(change: Partial<LoadEvent> = {}) {
  const browsers = (amount: number) => Array.from({ length: amount }, (_, index) => index + 1);
  await Promise.all(browsers(80).map((at) => send([load(at, change)], addressOf(at))));
  await Promise.all(
    browsers(50).map((at) => {
      const outcome = at % 5 === 0 ? 'crashed' : 'ok';
      return send([load(1000 + at, { outcome, ...change, ...ofCanary })], addressOf(1000 + at));
    }),
  );
}

const trust = { keys: [person.fingerprint], atLeast: 13, now: new Date(BEGAN) };
const verify = (text: string) => verifyRegistry(new TextEncoder().encode(text), trust);
const judged = async () => {
  const text = (await readJudgement(db))?.registry;
  return text === undefined ? undefined : (JSON.parse(text) as SignedRegistry);
};
const canaries = (registry: SignedRegistry | undefined) =>
  (registry?.remotes as ReturnType<typeof entryOf>[]).filter(({ canary }) => canary);

test('a canary that throws in one browser of five is ended, and pages follow what the judge has signed', async () => {
  await begin();
  await reportOneInFive();
  await judgeNow();
  const text = required(await readJudgement(db)).registry;
  expect(await verify(text)).toMatchObject({
    isAccepted: true,
    isJudged: true,
    key: person.fingerprint,
  });
  const registry = await judged();
  expect(registry).toMatchObject({ sequence: 13, by: 'The judge', basis: site.registry });
  expect(registry?.reason).toMatch(/^The canary bbbbbbbb is worse: \d+ of \d+ browsers failed/);
  expect(canaries(registry).map(({ name }) => name)).toEqual(['mf-auth']);
  expect(log.mock.calls).toEqual([
    ['The judge has ended a canary', { remote: 'mf-live', why: registry?.reason, owner: OWNER }],
  ]);
  // A second run signs nothing again.
  await judgeNow();
  expect((await readJudgement(db))?.registry).toBe(text);
});

test('a second bad canary ends in the same registry as the first', async () => {
  await begin();
  await reportOneInFive();
  await judgeNow();
  await reportOneInFive({ remote: 'mf-auth' });
  await judgeNow();
  const text = required(await readJudgement(db)).registry;
  expect(await verify(text)).toMatchObject({ isAccepted: true, isJudged: true });
  expect(await judged()).toMatchObject({ sequence: 14 });
  expect(canaries(await judged())).toEqual([]);
});

test('a canary that fails as often as the stable build stays', async () => {
  await begin();
  for (let at = 1; at <= 40; at += 1) {
    const outcome = at % 4 === 0 ? 'crashed' : 'ok';
    await send([load(at, { outcome })], addressOf(at));
    await send([load(1000 + at, { outcome, ...ofCanary })], addressOf(1000 + at));
  }
  await judgeNow();
  expect(await judged()).toBeUndefined();
});

test.each([
  ['one address', 1, () => '203.0.113.9'],
  ['one network of IPv6', 1, (batch: number) => `2001:db8:1:2::${batch}`],
  ['24 networks of one household', 24, (batch: number) => `2001:db8:1:2${batch + 10}::1`],
  ['24 addresses of one /24', 24, (batch: number) => `203.0.113.${batch}`],
])('a forged flood from %s ends nothing, whatever browsers it names', async (_, senders, flood) => {
  await begin();
  for (let at = 1; at <= 40; at += 1) await send([load(at)], addressOf(at));
  for (let at = 1; at <= 10; at += 1) await send([load(500 + at, ofCanary)], addressOf(500 + at));
  for (let batch = 0; batch < 24; batch += 1) {
    const events = Array.from({ length: 50 }, (_each, at) =>
      load(1000 + batch * 50 + at, { ...ofCanary, outcome: 'crashed' }),
    );
    await send(events, flood(batch + 1));
  }
  await judgeNow();
  expect(await judged()).toBeUndefined();
  // A sender has one document, and many reports do not enlarge it.
  const { docs } = await db.collectionGroup('CanaryReports').get();
  expect(docs).toHaveLength(50 + senders);
  expect(Math.max(...docs.map((doc) => (doc.get('reports') as unknown[]).length))).toBe(1);
});

test('the same reports from 24 networks of 48 bits end it', async () => {
  await begin();
  for (let at = 1; at <= 40; at += 1) await send([load(at)], addressOf(at));
  for (let at = 1; at <= 10; at += 1) await send([load(500 + at, ofCanary)], addressOf(500 + at));
  for (let at = 1; at <= 24; at += 1) {
    await send([load(1000 + at, { ...ofCanary, outcome: 'crashed' })], `2001:db8:${at}::1`);
  }
  await judgeNow();
  expect((await judged())?.reason).toMatch(/^The canary bbbbbbbb is worse/);
});

test('stored reports name no address; two canaries name a sender differently; a sender counts once on two days', async () => {
  await begin();
  const one = [load(1, { outcome: 'crashed', ...ofCanary })];
  const ids = async () =>
    (await db.collectionGroup('CanaryReports').get()).docs.map(({ id }) => id);
  await send(one, '203.0.113.9');
  expect(JSON.stringify(await contentOf(db))).not.toContain('203.0.113');
  time += 24 * 60 * MINUTE;
  await send([load(2, { outcome: 'crashed', ...ofCanary })], '203.0.113.9');
  expect(await ids()).toHaveLength(1);
  await send(
    one.map((each) => ({ ...each, remote: 'mf-auth' })),
    '203.0.113.9',
  );
  expect(new Set(await ids()).size).toBe(2);
});

test('no report is stored without a canary, of another build, or after the end of the canary', async () => {
  await reportOneInFive();
  await judgeNow();
  time += MINUTE;
  await send([load(1, { build: 'cccccccc' }), load(2, { remote: 'mf-lessons' })], '203.0.113.9');
  expect((await db.collectionGroup('CanaryReports').get()).size).toBe(0);
  await send([load(1)], '203.0.113.9');
  expect((await db.collectionGroup('CanaryReports').get()).size).toBe(1);
  const registry = registryOf(13, { remotes: [entryOf('mf-live')] });
  site = { registry, log: [] };
  await judgeNow();
  // The key of the hashes is deleted, too.
  expect(Object.keys(await contentOf(db))).toEqual([]);
});

const kept = async () => (await db.collectionGroup('CanaryReports').get()).size;

test('no report is stored after the judge is switched off', async () => {
  await begin();
  await send([load(1)], '203.0.113.9');
  await judgeWith(undefined);
  expect(await kept()).toBe(0);
  time += MINUTE;
  await send([load(1)], '203.0.113.9');
  expect(await kept()).toBe(0);
});

test('the next run deletes a report that a function wrote after the end', async () => {
  await begin();
  await send([load(1)], '203.0.113.9');
  site = { registry: registryOf(13, { remotes: [entryOf('mf-live')] }), log: [] };
  await judgeNow();
  // The function has a cached list of canaries, less than half a minute old.
  await send([load(2)], '203.0.113.10');
  expect(await kept()).toBe(1);
  await judgeNow();
  expect(await kept()).toBe(0);
});

test('a larger share keeps the reports of the smaller one', async () => {
  await begin();
  await reportOneInFive();
  const registry = registryOf(13, { remotes: [entryOf('mf-live', 50)] });
  const at = new Date(time + 1).toISOString();
  const shared = { 'mf-live': { build: CANARY, percent: 50 } };
  const before = site.log;
  site = {
    registry,
    log: [...before, { at, builds, canaries: shared, registry: textHash(registry) }],
  };
  // The judge runs with the larger share for the first time.
  time += MINUTE;
  await judgeNow();
  expect((await judged())?.sequence).toBe(14);
});

test.each([
  ['another key than the registry names', () => judgeNow(required(aKey()))],
  [
    'a log that is not about this registry',
    () => {
      site = { ...site, registry: registryOf(13) };
      return judgeNow();
    },
  ],
])('a judge with %s signs nothing', async (_, act) => {
  await begin();
  await reportOneInFive();
  await act();
  expect(await judged()).toBeUndefined();
});

test('a canary whose release overrode a verdict is judged no more', async () => {
  const [first] = site.log;
  site = { ...site, log: [{ ...first, remote: 'mf-live', overrode: ['verdict'] }] };
  await begin();
  await reportOneInFive();
  await judgeNow();
  expect(await judged()).toBeUndefined();
});

describe('the key of the judge', () => {
  const basis = () => JSON.parse(site.registry) as SignedRegistry & { key: string };
  const signed = (change: object) => {
    const { key: _key, ...registry } = basis();
    return judgeKey.sign({ ...registry, sequence: 13, basis: site.registry, ...change });
  };
  const ended = [entryOf('mf-auth', 20), entryOf('mf-live'), entryOf('mf-lessons')];

  test('ends a canary', async () => {
    expect(await verify(signed({ remotes: ended }))).toMatchObject({ isAccepted: true });
  });

  test.each([
    ['another build', { remotes: [...ended.slice(0, 2), { name: 'mf-lessons', manifest: {} }] }],
    ['a canary', { remotes: [...ended.slice(0, 2), entryOf('mf-lessons', 5)] }],
    ['a later end', { remotes: ended, expires: '2027-12-26T08:00:00.000Z' }],
    ['a higher number', { remotes: ended, sequence: 20 }],
    ['nothing', { sequence: 13 }],
  ])('can do nothing else: %s', async (_, change) => {
    expect(await verify(signed(change))).toEqual({ isAccepted: false, why: 'beyond-judge' });
  });

  test('cannot end a canary in a registry without the signature of a person', async () => {
    const forged = judgeKey.sign(basis());
    expect(await verify(signed({ remotes: ended, basis: forged }))).toEqual({
      isAccepted: false,
      why: 'unknown-key',
    });
  });

  test('is a private key of P-256, or none', () => {
    expect(readJudgeKey('none')).toBeUndefined();
    const other = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey;
    expect(() => readJudgeKey(pemOf(other))).toThrow('no private key of P-256');
  });
});
