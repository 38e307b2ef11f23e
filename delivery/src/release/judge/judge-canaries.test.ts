import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JUDGE, questionOf } from 'common/canary-judge';
import { verifyRegistry } from 'shared-contracts/signed-registry';
import type { StoredLoad } from 'shared-contracts/telemetry';
import { aReport, ofCanary } from 'common-testing';
import { PlainError } from '../../plain-error';
import { entryText, lastEntry, releasedFolder, shippingFolder } from '../releases';
import { canaried, disabled, enabled, ended, published, shared, unchanged } from '../changes';
import { frozen } from '../freeze';
import { rollBack } from '../roll-back';
import { present } from '../testing/present';
import { FIRST, SECOND, useShippingWorld } from '../testing/shipping-world';
import { readLog, verifyLog } from '../verify-log';
import { localJudgeKeys, localRegistryKeys } from '../../signing/registry-keys';
import { signRegistry } from '../../signing/sign-registry';
import { eventsFile } from './event-log';
import { askedAbout, judgeCanaries, judgementLines } from './judge-canaries';
import { readReports } from './read-reports';

const world = useShippingWorld();
const { where, archived, ship, start, publish, canary, live, page, registry, verified } = world;

const judgeNow = () => judgeCanaries(world.means(localJudgeKeys(where())), readReports(where()));

/** Stores what browsers report just now, as the receiver does. */
function report(reports: readonly StoredLoad[]): void {
  const file = eventsFile(where());
  mkdirSync(dirname(file), { recursive: true });
  const receivedAt = new Date().toISOString();
  appendFileSync(
    file,
    reports.map((one) => `${JSON.stringify({ ...one, receivedAt })}\n`).join(''),
  );
}

/** 100 browsers with the stable build, and 50 with the canary, which throws in every fifth. */
const oneInFive = (stable = FIRST, bad = SECOND): StoredLoad[] => [
  ...Array.from({ length: 100 }, (_, at) => aReport(at + 1, { build: stable })),
  ...Array.from({ length: 50 }, (_, at) => ({
    ...ofCanary(aReport(1000 + at, { outcome: at % 5 === 0 ? 'crashed' : 'ok' })),
    build: bad,
  })),
];
const entryOf = (name = 'mf-live') => registry().remotes.find((remote) => remote.name === name);
const registryText = () => live()['shell//registry.json'] ?? '';
const verify = (text: string) => {
  const { fingerprints } = localRegistryKeys(where());
  const trust = { keys: fingerprints, atLeast: 0, now: new Date() };
  return verifyRegistry(new TextEncoder().encode(text), trust);
};

test('[CMD-judge] a canary that throws for one learner in five is ended by itself, with the figures in the log, and pages follow', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  await canary('mf-auth', SECOND, 20);
  report(oneInFive());
  const [line, ...others] = await judgeNow();
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^mf-live: The canary bbbbbbbb is worse: 10 of 46 browsers failed \(21\.7 %\)/,
  );
  expect(entryOf()?.canary).toBeUndefined();
  expect(entryOf()?.manifest.build).toBe(FIRST);
  expect(entryOf('mf-auth')?.canary?.manifest?.build).toBe(SECOND);
  const { entry } = lastEntry(where()) ?? {};
  expect(entry).toMatchObject({ action: 'judge', by: JUDGE, remote: 'mf-live', sequence: 4 });
  expect(`mf-live: ${entry?.reason}`).toBe(line);
  expect(entry?.reason).toContain(
    'with the stable build aaaaaaaa: 0 of 100 browsers failed (0.0 %)',
  );
  expect(entry?.reason).toContain('Test of Fisher, without 1 of one network: p = 1.7e-5');
  // The pages too, without any build.
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${FIRST}`);
  const [, inlined = ''] = /id="registry">(.*?)<\/script>/.exec(page('mf-live')) ?? [];
  // A page says of another remote's canary only which share gets it.
  const remotes = registry().remotes.map(({ canary: of, ...remote }) => ({
    ...remote,
    ...(of && { canary: { percent: of.percent } }),
  }));
  expect(JSON.parse(inlined)).toMatchObject({ sequence: 4, remotes });
  expect(await verify(registryText())).toMatchObject({ isAccepted: true, isJudged: true });
  expect(await verified()).toBe(4);
  // Once is enough.
  expect(await judgeNow()).toEqual([]);
  expect(registry().sequence).toBe(4);
});

test('its line names the owner whom the build names; the log entry has the figures alone', async () => {
  await start();
  const owner = { team: '@swissgerman/live', onCall: 'live@swissgerman.example' };
  archived('mf-live', SECOND, { owner });
  await canary('mf-live', SECOND, 20);
  report(oneInFive());
  const lines = await judgeNow();
  const { entry } = lastEntry(where()) ?? {};
  expect(lines).toEqual([
    `mf-live: ${entry?.reason} Owner: @swissgerman/live; on call: live@swissgerman.example.`,
  ]);
});

test('leaves a canary alone that fails as the stable build does', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  const failing = Array.from({ length: 25 }, (_, at) => aReport(2000 + at, { outcome: 'crashed' }));
  report([...failing, ...oneInFive()]);
  expect(await judgeNow()).toEqual([]);
  expect(entryOf()?.canary?.manifest?.build).toBe(SECOND);
});

test('ends two canaries one after the other, and a person goes on from there', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  await canary('mf-auth', SECOND, 20);
  report(oneInFive());
  await judgeNow();
  report(oneInFive().map((one) => ({ ...one, remote: 'mf-auth' })));
  expect(await judgeNow()).toHaveLength(1);
  expect(registry().remotes.map((remote) => remote.canary)).toEqual(
    registry().remotes.map(() => undefined),
  );
  expect(await verify(registryText())).toMatchObject({ isAccepted: true, isJudged: true });
  await publish('mf-live', 'cccccccc');
  expect(registry().sequence).toBe(6);
  const verdict = await verify(registryText());
  expect(verdict).toMatchObject({ isAccepted: true });
  expect(verdict).not.toHaveProperty('isJudged');
  expect(JSON.parse(registryText())).not.toHaveProperty('basis');
  expect(await verified()).toBe(6);
});

test('reports from before a canary, and about another build, end nothing', async () => {
  await start();
  report(oneInFive());
  await canary('mf-live', SECOND, 20);
  report(oneInFive(FIRST, 'cccccccc'));
  expect(await judgeNow()).toEqual([]);
});

test('a freeze does not stop the judge', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  await ship({
    action: 'freeze',
    choose: (now) => frozen(present(now), ['mf-live'], { by: 'Heidi', reason: 'Exams' }),
  });
  report(oneInFive());
  expect(await judgeNow()).toHaveLength(1);
  expect(await verified()).toBe(4);
});

test('a build that somebody ships all the same is judged no more', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  report(oneInFive());
  await judgeNow();
  await canary('mf-live', SECOND, 20, { overrode: () => ['verdict'] });
  report(oneInFive());
  expect(await judgeNow()).toEqual([]);
  expect(judgementLines(where(), 'mf-live', readReports(where()))).toEqual([
    'judge: somebody ships it all the same, so it is not judged',
  ]);
  expect(entryOf()?.canary?.manifest?.build).toBe(SECOND);
});

test('a start that ships what the judge has ended says so in one line, as often as it does', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  report(oneInFive());
  await judgeNow();
  const startWith = (build: string) =>
    ship({
      action: 'start',
      choose: (now) => ({
        ...present(now),
        builds: { ...present(now).builds, 'mf-live': build },
      }),
    });
  await expect(startWith(FIRST)).resolves.toMatchObject({ problems: [] });
  for (const { problems } of [await startWith(SECOND), await startWith(SECOND)]) {
    expect(problems).toEqual([
      expect.stringMatching(
        /^Everybody gets build bbbbbbbb of mf-live again, which the judge has ended \("The canary bbbbbbbb is worse: .+"\)\. Mend it, or go back: npm run registry -- rollback mf-live --reason "…"$/,
      ),
    ]);
  }
});

test('a rollback right after the judge changes nothing and says so; with --override it goes on', async () => {
  await start();
  await publish('mf-live', 'cccccccc');
  await canary('mf-live', SECOND, 20);
  report(oneInFive('cccccccc'));
  await judgeNow();
  const seen = lastEntry(where())!.entry;
  const before = live();
  const options = { ...world.means(), remote: 'mf-live', reason: 'It is broken' } as const;
  const refused = rollBack(options, seen);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    /^The judge has ended the canary of mf-live at \S+ already\. Learners have build cccccccc of mf-live now; nothing of yours has changed\. Where that build is bad too, say --override, or run the command again in 10 min\.$/,
  );
  expect(live()).toEqual(before);
  await rollBack(options, seen, true);
  expect(entryOf()?.manifest.build).toBe(FIRST);
});

test.each<[string, Parameters<typeof ship>[0][]]>([
  ['sign', [{ action: 'sign', choose: unchanged }]],
  [
    'disable, and enable',
    [
      {
        action: 'disable',
        remote: 'mf-live',
        choose: (now) => disabled(present(now), 'mf-live'),
      },
      { action: 'enable', remote: 'mf-live', choose: (now) => enabled(present(now), 'mf-live') },
    ],
  ],
])('neither %s makes a rollback right after the judge take the good build', async (_, changes) => {
  await start();
  await publish('mf-live', 'cccccccc');
  await canary('mf-live', SECOND, 20);
  report(oneInFive('cccccccc'));
  await judgeNow();
  const options = { ...world.means(), reason: 'Bad' };
  const back = () => rollBack({ ...options, remote: 'mf-live' }, lastEntry(where())!.entry);
  for (const change of changes) {
    await ship(change);
    await expect(back()).rejects.toThrow('The judge has ended the canary of mf-live at');
  }
  expect(entryOf()?.manifest.build).toBe('cccccccc');
  // Another build is another matter.
  await publish('mf-live', 'dddddddd');
  await back();
  expect(entryOf()?.manifest.build).toBe('cccccccc');
});

test('a rollback that was asked for before the judge was faster changes nothing', async () => {
  await start();
  await publish('mf-live', 'cccccccc');
  await canary('mf-live', SECOND, 20);
  const asked = lastEntry(where())!.entry;
  report(oneInFive('cccccccc'));
  await judgeNow();
  const options = { ...world.means(), reason: 'Bad' };
  await expect(rollBack({ ...options, remote: 'mf-live' }, asked)).rejects.toThrow(
    'nothing of yours has changed',
  );
  expect(entryOf()?.manifest.build).toBe('cccccccc');
});

describe('the key of the judge', () => {
  const withItsKey = (rest: Omit<Parameters<typeof ship>[0], 'deployment'>) =>
    ship({ ...rest, keys: localJudgeKeys(where()) });

  test('ends a canary', async () => {
    await start();
    await canary('mf-live', SECOND, 20);
    await withItsKey({
      action: 'judge',
      remote: 'mf-live',
      choose: (now) => ended(present(now), 'mf-live', SECOND),
    });
    expect(await verified()).toBe(3);
  });

  test.each<[string, Parameters<typeof ship>[0]['choose']]>([
    ['another stable build', (now) => published(present(now), 'mf-live', SECOND)],
    ['a remote switched off', (now) => disabled(present(now), 'mf-live')],
    ['a larger share', (now) => shared(present(now), 'mf-live', 50)],
    ['another canary', (now) => canaried(present(now), 'mf-auth', SECOND, 5)],
  ])('releases nothing else: %s', async (_, choose) => {
    await start();
    world.archived('mf-auth', SECOND);
    await canary('mf-live', SECOND, 20);
    const before = live();
    const refused = withItsKey({ action: 'judge', remote: 'mf-live', choose });
    await expect(refused).rejects.toThrow(/^Pages would not follow what the judge has signed/);
    expect(live()['shell//registry.json']).toEqual(before['shell//registry.json']);
    expect(await verified()).toBe(2);
  });

  test('signs no entry of another kind: the log says so, and nothing follows it', async () => {
    await start();
    await canary('mf-live', SECOND, 20);
    // A thief of the key would write such an entry without our commands.
    const file = join(shippingFolder(where(), 'releases', '000002'), '.entry.json');
    const {
      key: _key,
      signature: _signature,
      ...content
    } = JSON.parse(entryText(where(), 2) ?? '') as Record<string, unknown>;
    writeFileSync(file, signRegistry(content, localJudgeKeys(where()).current));
    await expect(verified()).rejects.toThrow(
      'Entry 2 of the release log was changed: the judge may only end a canary.',
    );
    await expect(publish('mf-auth', SECOND)).rejects.toThrow('the judge may only end a canary');
  });

  test('counts for nothing in a product that has another judge', async () => {
    await start();
    await canary('mf-live', SECOND, 20);
    report(oneInFive());
    await judgeNow();
    const signers = { ...localRegistryKeys(where()), judge: 'AAAAAAAAAAAAAAAAAAAAAA' };
    await expect(verifyLog(where(), signers)).rejects.toThrow('Entry 3 of the release log');
  });
});

test('the judge ends nothing on the word of a registry that was edited by hand', async () => {
  await start();
  await canary('mf-live', SECOND, 20);
  report(oneInFive());
  const file = join(releasedFolder(where(), 'shell') ?? '', 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Because', 'Why not'));
  await expect(judgeNow()).rejects.toThrow('Pages would not follow what the judge has signed');
});

describe('a report is asked about', () => {
  const now = (rest: Partial<StoredLoad> = {}) =>
    aReport(1, { build: FIRST, receivedAt: new Date().toISOString(), ...rest });

  test('while the canary of its remote is judged, by both builds', async () => {
    await start();
    expect(askedAbout(where())(now())).toBe(false);
    await canary('mf-live', SECOND, 20);
    const isAsked = askedAbout(where());
    expect(isAsked(now())).toBe(true);
    expect(isAsked(now({ build: SECOND, channel: 'canary' }))).toBe(true);
    expect(isAsked(now({ build: 'cccccccc' }))).toBe(false);
    expect(isAsked(now({ remote: 'mf-auth' }))).toBe(false);
    expect(isAsked(now({ receivedAt: '2026-01-01T00:00:00.000Z' }))).toBe(false);
  });

  test('no more once the judge has ended it', async () => {
    await start();
    await canary('mf-live', SECOND, 20);
    report(oneInFive());
    await judgeNow();
    expect(askedAbout(where())(now())).toBe(false);
  });
});

test('each share of a canary has its own beginning, and other changes begin none', async () => {
  await start();
  await publish('mf-live', 'cccccccc');
  await canary('mf-live', SECOND, 5);
  await publish('mf-auth', SECOND);
  await canary('mf-live', SECOND, 20);
  const log = readLog(where());
  expect(questionOf(log, 'mf-live')).toEqual({
    remote: 'mf-live',
    stable: 'cccccccc',
    canary: SECOND,
    shares: [log[2]?.at, log[4]?.at].map((at) => Date.parse(at ?? '')),
  });
  expect(questionOf(log, 'mf-auth')).toBeUndefined();
  expect(questionOf([], 'mf-live')).toBeUndefined();
});
