import { findBreaches, findTight } from './breaches';
import type { Budgets } from './budgets-file';
import type { Bytes } from './bytes-by-module';
import type { Measured, Measurement } from './measurement';

const weighs = (bytes: number, modules: Bytes, files?: Bytes): Measured => ({
  bytes,
  modules: () => modules,
  ...(files && { files }),
});
const measured = (entries: Readonly<Record<string, Measured>>): Measurement =>
  new Map(Object.entries(entries));

const budgets: Budgets = { 'shell/shell.js': 1_000 };
const file = (bytes: number, modules: Bytes) =>
  findBreaches(measured({ 'shell/shell.js': weighs(bytes, modules) }), budgets);

describe('findBreaches', () => {
  test('says nothing of what stays below its ceiling, however its modules have changed', () => {
    expect(file(1_000, { react: 9_000, lodash: 100 })).toEqual([]);
  });

  test('names the five heaviest modules, and how many others there are', () => {
    const modules = { react: 2_000, a: 1, b: 2, c: 3, d: 4, e: 5, lodash: 5_020 };
    expect(file(2_500, modules)).toEqual([
      [
        'shell/shell.js: 2,500 bytes, 1,500 above its ceiling, 1,000',
        '  heaviest modules, before compression:',
        '     5,020  lodash',
        '     2,000  react',
        '         5  e',
        '         4  d',
        '         3  c',
        '            and 2 more',
      ].join('\n'),
    ]);
  });

  test('asks for a budget for what is new, and for its end where nothing is built any more', () => {
    const entries = { 'mf-live/new.js': weighs(10, {}) };
    expect(findBreaches(measured(entries), budgets)).toEqual([
      'mf-live/new.js: 10 bytes, and no budget yet',
      'shell/shell.js: has a budget, and is no longer built',
    ]);
  });

  test('holds what was promised, even where the file was raised by hand', () => {
    const name = 'mf-live/remoteEntry.js';
    const raised = { [name]: 9_000 };
    expect(findBreaches(measured({ [name]: weighs(5_501, { sdk: 6 }) }), raised)).toEqual([
      expect.stringContaining(`${name}: 5,501 bytes, 1 above the ceiling that was promised, 5,500`),
    ]);
  });

  describe('of a page', () => {
    const ofPage = { ...budgets, 'shell/b.js': 500, 'x.html: scripts': 1_400 };
    const page = (shell: number) =>
      findBreaches(
        measured({
          'shell/shell.js': weighs(shell, { react: 2_300, 'shell/a.ts': 100 }),
          'shell/b.js': weighs(450, { 'shell/b.ts': 950 }),
          'x.html: scripts': weighs(
            shell + 450,
            { react: 2_300, 'shell/a.ts': 100, 'shell/b.ts': 950 },
            { 'shell/shell.js': shell, 'shell/b.js': 450 },
          ),
        }),
        ofPage,
      );

    test('names the modules of all its files when each of them keeps its own budget', () => {
      const [breach = ''] = page(1_000);
      expect(breach).toContain('x.html: scripts: 1,450 bytes, 50 above its ceiling');
      expect(breach).toMatch(/2,300 {2}react\n.*950 {2}shell\/b\.ts/);
    });

    test('refers to the file that does not', () => {
      const [ofFile = '', ofScripts = ''] = page(1_100);
      expect(ofFile).toContain('2,300  react');
      expect(ofScripts).toMatch(/^x\.html: scripts: .*\n {2}because of shell\/shell\.js$/);
    });
  });
});

describe('findTight', () => {
  const weighing = (bytes: number, name = 'shell/shell.js') =>
    findTight(measured({ [name]: weighs(bytes, {}) }), {
      [name]: 20_000,
    });

  test('names what has less than one per cent of room left, and how much', () => {
    expect(weighing(19_801)).toEqual(['shell/shell.js: 19,801 bytes, 199 below 20,000']);
    expect(weighing(20_000)).toEqual(['shell/shell.js: 20,000 bytes, 0 below 20,000']);
  });

  test('says nothing of what has room, nor of what is above, which is a breach', () => {
    expect(weighing(19_800)).toEqual([]);
    expect(weighing(20_001)).toEqual([]);
  });

  test('counts from the ceiling that was promised, where that is lower', () => {
    expect(weighing(5_446, 'mf-live/remoteEntry.js')).toEqual([
      'mf-live/remoteEntry.js: 5,446 bytes, 54 below 5,500',
    ]);
    expect(weighing(5_445, 'mf-live/remoteEntry.js')).toEqual([]);
  });

  test('leaves what has no budget to the breaches', () => {
    expect(findTight(measured({ 'mf-live/new.js': weighs(10, {}) }), budgets)).toEqual([]);
  });
});
