import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement';
import { readRecord, recordedModules, recordOf, writeRecord } from './record';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'budgets.json');

const measurement: Measurement = new Map([
  ['shell/shell.js', { bytes: 90_000, modules: () => ({ b: 2, a: 1 }) }],
  [
    'home.html: scripts',
    { bytes: 90_000, modules: () => ({ b: 2, a: 1 }), files: { 'shell/shell.js': 90_000 } },
  ],
]);

it('sets ceilings, and holds modules once: a page refers to its files', () => {
  expect(recordOf(measurement)).toEqual({
    'home.html: scripts': { ceiling: 133_000, bytes: 90_000, files: { 'shell/shell.js': 90_000 } },
    'shell/shell.js': { ceiling: 91_800, bytes: 90_000, modules: { a: 1, b: 2 } },
  });
});

it('is the same text for the same builds, in whatever order they were read', () => {
  const text = (each: Measurement) => JSON.stringify(recordOf(each));
  expect(text(new Map([...measurement].reverse()))).toBe(text(measurement));
});

it('finds the modules of a page in its files', () => {
  const record = recordOf(measurement);
  expect(recordedModules(record, 'home.html: scripts')).toEqual({ a: 1, b: 2 });
  expect(recordedModules(record, 'unknown.js')).toEqual({});
});

it('comes back as it was written', () => {
  writeRecord(recordOf(measurement), file);
  expect(readRecord(file)).toEqual(recordOf(measurement));
});

test.each([
  ['missing', () => rmSync(file, { force: true })],
  ['malformed', () => writeFileSync(file, '{')],
  ['malformed', () => writeFileSync(file, '{"shell/shell.js":{"bytes":1}}')],
])('says in one line that it is %s, and what to do', (state, prepare) => {
  prepare();
  expect(() => readRecord(file)).toThrow(
    new RegExp(`^.*budgets\\.json is ${state}.*; write it anew with: npm run budgets$`),
  );
});
