import { isOverridden, JUDGE } from 'common/canary-judge';
import { PlainError } from '../plain-error';
import type { Choice, Entry } from './entry';
import { lastEntry } from './releases';
import { published } from './changes';
import { frozen, requireOpen, unfrozen, verdictOn } from './freeze';
import { present } from './testing/present';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';
import { readLog } from './verify-log';

const { where, ship, start, publish, registry, verified } = useShippingWorld();
const HEIDI = { by: 'Heidi', reason: 'Exams' };

const choice = (rest: Partial<Choice> = {}): Choice => ({
  builds: { 'mf-live': FIRST },
  canaries: {},
  switchedOff: [],
  catalogueFile: '',
  ...rest,
});
const entry = (rest: Partial<Entry>): Entry => ({
  ...choice(),
  number: 1,
  at: '2026-11-26T08:00:00.000Z',
  by: 'Heidi',
  reason: 'Because',
  action: 'canary',
  remote: 'mf-live',
  frozen: {},
  sequence: 1,
  registry: '',
  before: '',
  ...rest,
});

const asked = { remote: 'mf-live', build: SECOND, mayPass: false } as const;

describe('a remote that is frozen', () => {
  const now = frozen(choice(), ['mf-live'], HEIDI);

  test('gets no build, and says who wants that and why', () => {
    const why =
      'Heidi has frozen mf-live ("Exams"); nothing has changed. End it: npm run registry -- unfreeze mf-live --reason "…", or ship all the same with --override.';
    expect(() => requireOpen(now, [], asked)).toThrow(new PlainError(why));
  });

  test('gets one with --override, which the log then says', () => {
    expect(requireOpen(now, [], { ...asked, mayPass: true })).toEqual(['freeze']);
  });

  test('is open again afterwards, and others always are', () => {
    expect(requireOpen(now, [], { ...asked, remote: 'mf-auth' })).toEqual([]);
    expect(requireOpen(unfrozen(now, ['mf-live']), [], asked)).toEqual([]);
    expect(requireOpen(choice(), [], { ...asked, mayPass: true })).toEqual([]);
  });

  test('is not frozen twice, nor one unfrozen that is not', () => {
    expect(() => frozen(now, ['mf-live'], HEIDI)).toThrow(
      new PlainError('mf-live is frozen already; nothing has changed.'),
    );
    expect(() => unfrozen(now, ['mf-auth'])).toThrow(
      new PlainError('mf-auth is not frozen; nothing has changed.'),
    );
  });

  test('keeps its first reason where all are frozen', () => {
    const all = frozen(now, ['mf-auth', 'mf-live'], { by: 'Peter', reason: 'Holidays' });
    expect(all.frozen).toEqual({
      'mf-live': HEIDI,
      'mf-auth': { by: 'Peter', reason: 'Holidays' },
    });
    expect(unfrozen(all, ['mf-auth', 'mf-live']).frozen).toEqual({});
  });
});

describe('a build that the judge has ended', () => {
  const canaries = { 'mf-live': { build: SECOND, percent: 5 } };
  const log = [
    entry({ canaries }),
    entry({ action: 'judge', by: JUDGE, reason: 'It is worse', at: '2026-11-26T08:05:00.000Z' }),
  ];
  const again = [...log, entry({ canaries, overrode: ['verdict'] })];

  test('is not shipped again, and the reason is said', () => {
    expect(() => requireOpen(choice(), log, asked)).toThrow(
      new PlainError(
        `The judge has ended build ${SECOND} of mf-live ("It is worse"); nothing has changed. What to do: mend it and publish again, or ship it all the same with --override.`,
      ),
    );
  });

  test('is shipped with --override, which the log then says, and is judged no more', () => {
    expect(requireOpen(choice(), log, { ...asked, mayPass: true })).toEqual(['verdict']);
    expect(isOverridden(log, 'mf-live', SECOND)).toBe(false);
    expect(isOverridden(again, 'mf-live', SECOND)).toBe(true);
    // Its share may grow without saying that again.
    expect(requireOpen(choice({ canaries }), again, asked)).toEqual([]);
  });

  test.each([
    ['of a canary, so the stable build is judged as before', again, SECOND, FIRST],
    [
      'of a build for all',
      [...log, entry({ builds: { 'mf-live': SECOND }, overrode: ['verdict'] })],
      SECOND,
      FIRST,
    ],
  ])('--override means one build: that %s', (_, entries, meant, other) => {
    expect(isOverridden(entries, 'mf-live', meant)).toBe(true);
    expect(isOverridden(entries, 'mf-live', other)).toBe(false);
  });

  test.each([
    ['another build', 'mf-live', 'cccccccc'],
    ['a build of another remote', 'mf-auth', SECOND],
    ['the stable build', 'mf-live', FIRST],
  ])('holds back nothing else: %s', (_, remote, build) => {
    expect(verdictOn(log, remote, build)).toBeUndefined();
  });

  test('is no canary that a person has ended', () => {
    const byHand = [log[0]!, entry({ action: 'rollback' })];
    expect(verdictOn(byHand, 'mf-live', SECOND)).toBeUndefined();
  });
});

test('[CMD-registry] a freeze is an entry of the log, changes no number of the registry, and stays while others ship', async () => {
  await start();
  const { sequence } = registry();
  await ship({
    action: 'freeze',
    remote: 'mf-live',
    choose: (now) => frozen(present(now), ['mf-live'], HEIDI),
  });
  expect(registry().sequence).toBe(sequence);
  await publish('mf-auth', SECOND);
  expect(lastEntry(where())?.entry.frozen).toEqual({ 'mf-live': HEIDI });
  const passed = await ship({
    remote: 'mf-live',
    overrode: () => ['freeze'],
    choose: (now) => published(present(now), 'mf-live', FIRST),
  }).catch((error: Error) => error);
  // Learners have this build already, so there is nothing to ship, even with --override.
  expect(passed).toBeInstanceOf(PlainError);
  const open = (mayPass: boolean) => ({
    overrode: (before: Choice) =>
      requireOpen(before, readLog(where()), { remote: 'mf-live', build: SECOND, mayPass }),
  });
  await expect(publish('mf-live', SECOND, open(false))).rejects.toThrow('has frozen mf-live');
  await publish('mf-live', SECOND, open(true));
  expect(lastEntry(where())?.entry).toMatchObject({ overrode: ['freeze'], action: 'publish' });
  await publish('mf-auth', 'cccccccc');
  expect(lastEntry(where())?.entry.overrode).toBeUndefined();
  expect(await verified()).toBe(5);
});
