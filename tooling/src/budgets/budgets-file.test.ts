import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetsFor, readBudgets, writeBudgets } from './budgets-file';
import type { Measurement } from './measurement';

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'budgets.json');

const weighing = (entries: Readonly<Record<string, number>>): Measurement =>
  new Map(Object.entries(entries).map(([name, bytes]) => [name, { bytes, modules: () => ({}) }]));
const shell = (bytes: number) => weighing({ 'shell/shell.js': bytes });

describe('budgetsFor', () => {
  test('gives what is new a little room, or what was promised', () => {
    const measurement = weighing({ 'shell/shell.js': 90_000, 'mf-live/remoteEntry.js': 5_000 });
    expect(budgetsFor(measurement, {})).toEqual({
      'mf-live/remoteEntry.js': 5_500,
      'shell/shell.js': 90_900,
    });
  });

  test('leaves a ceiling that holds', () => {
    expect(budgetsFor(shell(91_000), { 'shell/shell.js': 91_000 })).toEqual({
      'shell/shell.js': 91_000,
    });
  });

  test('never raises that of a page or of its styles', () => {
    const known = { 'home.html: scripts': 89_999, 'shell/shell.css': 4_000, 'shell/shell.js': 1 };
    const measurement = weighing({ 'home.html: scripts': 90_000, 'shell/shell.css': 4_001 });
    expect(budgetsFor(measurement, known)).toEqual({
      'home.html: scripts': 89_999,
      'shell/shell.css': 4_000,
    });
    expect(budgetsFor(measurement, {})).toEqual({
      'home.html: scripts': 90_900,
      'shell/shell.css': 4_200,
    });
  });

  test('raises one that is broken, and lowers one that is far above', () => {
    expect(budgetsFor(shell(90_000), { 'shell/shell.js': 89_999 })).toEqual({
      'shell/shell.js': 90_900,
    });
    expect(budgetsFor(shell(90_000), { 'shell/shell.js': 120_000 })).toEqual({
      'shell/shell.js': 90_900,
    });
  });

  test('forgets what is no longer built', () => {
    const known = { 'mf-live/gone.js': 1_000, 'shell/shell.js': 90_900 };
    expect(budgetsFor(shell(90_000), known)).toEqual({ 'shell/shell.js': 90_900 });
  });

  test('is the same text for the same builds, in whatever order they were read', () => {
    const measurement = weighing({ b: 1, a: 2 });
    const text = (each: Measurement) => JSON.stringify(budgetsFor(each, {}));
    expect(text(new Map([...measurement].reverse()))).toBe(text(measurement));
  });
});

test('comes back as it was written', () => {
  writeBudgets({ 'shell/shell.js': 90_900 }, file);
  expect(readBudgets(file)).toEqual({ 'shell/shell.js': 90_900 });
});

test.each([
  ['missing', () => rmSync(file, { force: true })],
  ['malformed', () => writeFileSync(file, '{')],
  ['malformed', () => writeFileSync(file, '{"shell/shell.js":{"bytes":1}}')],
])('says in one line that it is %s, and what to do', (state, prepare) => {
  prepare();
  expect(() => readBudgets(file)).toThrow(
    new RegExp(`^.*budgets\\.json is ${state}.*; bring it back with git$`),
  );
});
