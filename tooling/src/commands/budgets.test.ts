import { measure, readBudgets, writeBudgets, type Measurement } from '../budgets';
import budgets from './budgets';
import build from './build';

jest.mock('./build', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../budgets', () => ({
  ...jest.requireActual<object>('../budgets'),
  measure: jest.fn(),
  readBudgets: jest.fn(),
  writeBudgets: jest.fn(),
}));

const weighs = (name: string, bytes: number): Measurement =>
  new Map([[name, { bytes, modules: () => ({ 'mf-live/src/a.ts': bytes }) }]]);

let errors: string[];
let lines: string[];
beforeEach(() => {
  errors = [];
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.mocked(build).mockReset().mockResolvedValue(0);
  jest.mocked(writeBudgets).mockReset();
  jest.mocked(readBudgets).mockReturnValue({ 'mf-live/chat.js': 1_500 });
});

test('checks the last builds, and says nothing of what keeps its budget', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 1_485));
  expect(await budgets(['--check'])).toBe(0);
  expect([errors, lines]).toEqual([[], []]);
  expect(build).not.toHaveBeenCalled();
});

test('warns before a ceiling is reached, and passes', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 1_486));
  expect(await budgets(['--check'])).toBe(0);
  expect(errors).toEqual([]);
  expect(lines).toEqual(['Warning: mf-live/chat.js: 1,486 bytes, 14 below 1,500']);
});

test('fails a check with what is heavy and what to do', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 1_501));
  expect(await budgets(['--check'])).toBe(1);
  expect(errors.join('\n')).toMatch(/mf-live\/chat\.js: 1,501 bytes, 1 above[^]*1,501 {2}mf-live/);
  expect(errors.at(-1)).toContain('npm run budgets');
  expect(writeBudgets).not.toHaveBeenCalled();
});

test('writes the ceilings of what is built now', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 4_000));
  expect(await budgets([])).toBe(0);
  expect(build).toHaveBeenCalledWith([]);
  expect(writeBudgets).toHaveBeenCalledWith({ 'mf-live/chat.js': 4_100 });
});

test.each([
  ['breaks a promise', 'mf-live/remoteEntry.js', 5_501],
  ['makes a page heavier', 'home.html: scripts', 1_001],
])('writes nothing that %s', async (_, name, bytes) => {
  jest.mocked(readBudgets).mockReturnValue({ 'home.html: scripts': 1_000 });
  jest.mocked(measure).mockResolvedValue(weighs(name, bytes));
  expect(await budgets([])).toBe(1);
  expect(errors.at(-1)).toBe('tooling/budgets.json was left as it is.');
  expect(writeBudgets).not.toHaveBeenCalled();
});

test('writes nothing that does not build', async () => {
  jest.mocked(build).mockResolvedValue(1);
  expect(await budgets([])).toBe(1);
  expect(writeBudgets).not.toHaveBeenCalled();
});

describe('--modules', () => {
  beforeEach(() => {
    const measured = [...weighs('mf-live/chat.js', 1_000), ...weighs('mf-live/room.js', 2_000)];
    jest.mocked(measure).mockResolvedValue(new Map(measured));
  });

  test('prints what each module of the last builds weighs, and judges nothing', async () => {
    expect(await budgets(['--modules'])).toBe(0);
    expect(lines.map((line) => line.split('\n')[0])).toEqual([
      'mf-live/chat.js: 1,000 bytes',
      'mf-live/room.js: 2,000 bytes',
    ]);
    expect(lines[0]).toContain('1,000  mf-live/src/a.ts');
    expect(build).not.toHaveBeenCalled();
    expect(writeBudgets).not.toHaveBeenCalled();
  });

  test('prints one alone, and names one that does not exist', async () => {
    expect(await budgets(['--modules', 'mf-live/room.js'])).toBe(0);
    expect(lines).toEqual([expect.stringContaining('mf-live/room.js: 2,000 bytes')]);
    await expect(budgets(['--modules', 'mf-live/no.js'])).rejects.toThrow(
      'There is no mf-live/no.js; all names are in tooling/budgets.json',
    );
  });
});
