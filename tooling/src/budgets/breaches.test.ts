import { findBreaches, findTight } from './breaches';
import type { Bytes } from './bytes-by-module';
import type { Measured, Measurement } from './measurement';
import type { BudgetRecord } from './record';

const weighs = (bytes: number, modules: Bytes, files?: Bytes): Measured => ({
  bytes,
  modules: () => modules,
  ...(files && { files }),
});
const measured = (entries: Readonly<Record<string, Measured>>): Measurement =>
  new Map(Object.entries(entries));

const record: BudgetRecord = {
  'shell/shell.js': { ceiling: 1_000, bytes: 900, modules: { react: 2_000, 'shell/a.ts': 100 } },
};
const file = (bytes: number, modules: Bytes) =>
  findBreaches(measured({ 'shell/shell.js': weighs(bytes, modules) }), record);

describe('findBreaches', () => {
  it('says nothing of what stays below its ceiling, however its modules have changed', () => {
    expect(file(1_000, { react: 9_000, lodash: 100 })).toEqual([]);
  });

  it('names the modules that grew, and those that are new', () => {
    expect(file(2_500, { react: 2_000, 'shell/a.ts': 1_334, lodash: 5_020 })).toEqual([
      [
        'shell/shell.js: 2,500 bytes, 1,500 above its ceiling, 1,000',
        '  grew since the record, in bytes before compression:',
        '    +1,234  shell/a.ts',
        '  new, in bytes before compression:',
        '    +5,020  lodash',
      ].join('\n'),
    ]);
  });

  it('names the five largest, and how many others there are', () => {
    const modules = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((size) => [`m${size}`, size]));
    const [breach = ''] = file(1_001, { react: 2_000, ...modules });
    expect(breach.match(/m\d/g)).toEqual(['m7', 'm6', 'm5', 'm4', 'm3']);
    expect(breach).toContain('and 2 more');
  });

  it('says so when no module grew', () => {
    expect(file(1_001, { react: 2_000 })[0]).toContain('no module grew');
  });

  it('asks for a budget for what is new, and for its end where nothing is built any more', () => {
    const entries = { 'mf-live/new.js': weighs(10, {}) };
    expect(findBreaches(measured(entries), record)).toEqual([
      'mf-live/new.js: 10 bytes, and no budget yet',
      'shell/shell.js: has a budget, and is no longer built',
    ]);
  });

  it('holds what was promised, even where the record was raised by hand', () => {
    const name = 'mf-live/remoteEntry.js';
    const raised = { [name]: { ceiling: 9_000, bytes: 8_500, modules: { sdk: 5 } } };
    expect(findBreaches(measured({ [name]: weighs(7_001, { sdk: 6 }) }), raised)).toEqual([
      expect.stringContaining(`${name}: 7,001 bytes, 1 above the ceiling that was promised, 7,000`),
    ]);
  });

  describe('of a page', () => {
    const ofPage: BudgetRecord = {
      ...record,
      'shell/b.js': { ceiling: 500, bytes: 400, modules: { 'shell/b.ts': 800 } },
      'x.html: scripts': { ceiling: 1_400, bytes: 1_300, files: { 'shell/shell.js': 900 } },
    };
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

    it('names the modules of all its files when each of them keeps its own budget', () => {
      const [breach = ''] = page(1_000);
      expect(breach).toContain('x.html: scripts: 1,450 bytes, 50 above its ceiling');
      expect(breach).toContain('+300  react');
      // A file that the page did not ask for before.
      expect(breach).toMatch(/new.*\n.*shell\/b\.ts/);
    });

    it('refers to the file that does not', () => {
      const [ofFile = '', ofScripts = ''] = page(1_100);
      expect(ofFile).toContain('+300  react');
      expect(ofScripts).toMatch(/^x\.html: scripts: .*\n {2}because of shell\/shell\.js$/);
    });
  });
});

describe('findTight', () => {
  const weighing = (bytes: number, name = 'shell/shell.js') =>
    findTight(measured({ [name]: weighs(bytes, {}) }), {
      [name]: { ceiling: 20_000, bytes: 900, modules: {} },
    });

  it('names what has less than one per cent of room left, and how much', () => {
    expect(weighing(19_801)).toEqual(['shell/shell.js: 19,801 bytes, 199 below 20,000']);
    expect(weighing(20_000)).toEqual(['shell/shell.js: 20,000 bytes, 0 below 20,000']);
  });

  it('says nothing of what has room, nor of what is above, which is a breach', () => {
    expect(weighing(19_800)).toEqual([]);
    expect(weighing(20_001)).toEqual([]);
  });

  it('counts from the ceiling that was promised, where that is lower', () => {
    expect(weighing(6_931, 'mf-live/remoteEntry.js')).toEqual([
      'mf-live/remoteEntry.js: 6,931 bytes, 69 below 7,000',
    ]);
    expect(weighing(6_930, 'mf-live/remoteEntry.js')).toEqual([]);
  });

  it('leaves what has no budget to the breaches', () => {
    expect(findTight(measured({ 'mf-live/new.js': weighs(10, {}) }), record)).toEqual([]);
  });
});
