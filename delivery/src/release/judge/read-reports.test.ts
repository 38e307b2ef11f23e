import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { aReport } from 'common-testing';
import { runFolder } from '../../paths';
import { eventsFile, olderEventsFile } from './event-log';
import { createReports, readReports } from './read-reports';

// The ports of this offset do not exist, so no running product can have its events.
const where = { offset: 500_000 + process.pid };
afterEach(() => rmSync(runFolder(where.offset), { recursive: true, force: true }));

test('reads the loads, and leaves out whatever else or half a line there is', () => {
  const load = aReport(7);
  mkdirSync(dirname(eventsFile(where)), { recursive: true });
  const lines = [
    JSON.stringify(load),
    JSON.stringify({ ...load, type: 'vital' }),
    'no JSON',
    'null',
    JSON.stringify({ ...load, ms: 'long' }),
    JSON.stringify({ ...load, outcome: 'fine' }),
    JSON.stringify({ ...load, reporter: 'anna' }),
    JSON.stringify({ ...load, reporter: undefined, build: null }),
    JSON.stringify(load).slice(0, 40),
  ];
  writeFileSync(eventsFile(where), lines.join('\n'));
  const { reporter: _reporter, ...plain } = aReport(7);
  expect(readReports(where)).toEqual([aReport(7), { ...plain, build: null }]);
});

test('has none where nothing was reported yet', () => {
  expect(readReports(where)).toEqual([]);
});

const write = (...browsers: number[]) => {
  mkdirSync(dirname(eventsFile(where)), { recursive: true });
  appendFileSync(
    eventsFile(where),
    browsers.map((browser) => `${JSON.stringify(aReport(browser))}\n`).join(''),
  );
};
const putAside = () => renameSync(eventsFile(where), olderEventsFile(where));
const reportersOf = (reports: ReturnType<typeof readReports>) =>
  reports.map(({ reporter }) => Number.parseInt(reporter ?? '', 16));

test('reads each line once, also where the file is put aside meanwhile, and keeps what was forgotten', () => {
  const { read } = createReports(where);
  expect(read()).toEqual([]);
  write(1, 2);
  expect(reportersOf(read())).toEqual([1, 2]);
  write(3);
  putAside();
  write(4, 4);
  expect(reportersOf(read())).toEqual([1, 2, 3, 4, 4]);
  expect(reportersOf(read())).toEqual([1, 2, 3, 4, 4]);
  // Twice at once: what was between is gone, and nothing else.
  putAside();
  write(5);
  putAside();
  write(6);
  expect(reportersOf(read())).toEqual([1, 2, 3, 4, 4, 5, 6]);
  // A new reader finds only the last two files.
  expect(reportersOf(readReports(where))).toEqual([5, 6]);
});

test('half a line is read once it is whole', () => {
  const { read } = createReports(where);
  write(1);
  const text = JSON.stringify(aReport(2));
  appendFileSync(eventsFile(where), text.slice(0, 30));
  expect(reportersOf(read())).toEqual([1]);
  appendFileSync(eventsFile(where), `${text.slice(30)}\n`);
  expect(reportersOf(read())).toEqual([1, 2]);
});

test('keeps no more than 1,000 reports of one sender, and all others', () => {
  mkdirSync(dirname(eventsFile(where)), { recursive: true });
  const flood = `${JSON.stringify(aReport(1))}\n`.repeat(1_100);
  writeFileSync(eventsFile(where), `${flood}${JSON.stringify(aReport(2))}\n`);
  const reporters = reportersOf(readReports(where));
  expect(reporters).toHaveLength(1_001);
  expect(reporters.at(-1)).toBe(2);
});

test('forgets what nobody asks about any more, and with it what its sender has used', () => {
  const { read, keepOnly } = createReports(where);
  const of = (remote: string, count: number) =>
    `${JSON.stringify(aReport(1, { remote }))}\n`.repeat(count);
  mkdirSync(dirname(eventsFile(where)), { recursive: true });
  writeFileSync(eventsFile(where), `${of('mf-auth', 999)}${of('mf-live', 5)}`);
  const remotes = () => new Set(read().map(({ remote }) => remote));
  expect(read()).toHaveLength(1_000);
  expect(remotes()).toEqual(new Set(['mf-auth', 'mf-live']));
  keepOnly(({ remote }) => remote === 'mf-live');
  expect(remotes()).toEqual(new Set(['mf-live']));
  // Dropped reports are not read again; new ones are kept up to the limit.
  appendFileSync(eventsFile(where), of('mf-live', 1_005));
  expect(read()).toHaveLength(1_000);
  expect(remotes()).toEqual(new Set(['mf-live']));
  keepOnly(() => false);
  expect(read()).toEqual([]);
});
