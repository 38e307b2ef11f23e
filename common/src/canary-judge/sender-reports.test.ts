import { parse } from 'valibot';
import type { LoadEvent, StoredLoad } from 'shared-contracts/telemetry';
import { aReport, BEGAN, CANARY, ofCanary, simulatedReports, STABLE } from 'common-testing';
import { judge } from './judge';
import {
  isAbout,
  loadsOf,
  SenderReportsSchema,
  withReport,
  type SenderReports,
} from './sender-reports';

const QUESTION = { remote: 'mf-live', stable: STABLE, canary: CANARY, shares: [BEGAN] };

const keep = (loads: readonly LoadEvent[]): SenderReports | undefined =>
  loads.reduce<SenderReports | undefined>(
    (kept, load, at) => withReport(kept, load, at),
    undefined,
  );
const outcomesOf = (kept: SenderReports | undefined) => kept?.reports.map(({ outcome }) => outcome);

const ok = (screen: string) => aReport(1, { screen });
const failed = (outcome: StoredLoad['outcome']) => aReport(1, { outcome });

test('keeps the first report of a sender, and the first failure of each kind', () => {
  const loads = [
    ...[ok('home'), failed('crashed'), failed('hung'), failed('unreachable'), failed('damaged')],
    ...[ok('room'), ok('home'), failed('offline')],
  ];
  expect(outcomesOf(keep(loads))).toEqual(['ok', 'crashed', 'unreachable']);
});

test('reads reports stored in an older format', () => {
  const before = { at: 1, outcome: 'ok', screen: 'home', ms: 400 };
  expect(
    parse(SenderReportsSchema, { reporter: 'a', channel: 'canary', reports: [before] }),
  ).toEqual({
    reporter: 'a',
    channel: 'canary',
    networks: [],
    reports: [{ at: 1, outcome: 'ok' }],
  });
});

test('keeps nothing of a second browser or build of that sender, and nothing without a pseudonym', () => {
  const first = keep([ok('home')]);
  const others = [
    aReport(2, { outcome: 'crashed' }),
    ofCanary(failed('crashed')),
    aReport(1, { reporter: undefined, outcome: 'crashed' }),
  ];
  for (const load of others) expect(withReport(first, load, 1)).toBe(first);
  expect(withReport(first, failed('crashed'), 1)).not.toBe(first);
  expect(withReport(undefined, aReport(1, { reporter: undefined }), 1)).toBeUndefined();
  expect(withReport(undefined, aReport(1, { channel: 'last-good' }), 1)).toBeUndefined();
});

test.each([
  ['the stable build', aReport(1), true],
  ['the canary', ofCanary(aReport(1)), true],
  ['another remote', aReport(1, { remote: 'mf-auth' }), false],
  ['another build', aReport(1, { build: 'cccccccc' }), false],
  ['the canary as the last good build', aReport(1, { build: CANARY }), false],
])('a load of %s: %#', (_, load, expected) => {
  expect(isAbout(QUESTION, load)).toBe(expected);
});

test.each([
  ['as good', {}],
  ['throws for one in five', { throwsMore: 0.2 }],
])('the judge decides by what is kept as by all reports, where the canary is %s', (_, rest) => {
  const release = { seed: 7, share: 0.3, throws: 0.01, browsers: 400, ...rest };
  const all = [...simulatedReports(release)].map((report, at) => ({
    ...report,
    receivedAt: new Date(BEGAN + at * 1000).toISOString(),
  }));
  const senders = new Map<string, SenderReports>();
  for (const report of all) {
    const kept = withReport(senders.get(report.address), report, Date.parse(report.receivedAt));
    if (kept) senders.set(report.address, { ...kept, networks: report.networks.slice(1) });
  }
  const judgement = judge(all, QUESTION);
  expect(judge(loadsOf(QUESTION, senders), QUESTION)).toEqual(judgement);
  expect(judgement.alarm !== undefined).toBe(Object.keys(rest).length > 0);
});
