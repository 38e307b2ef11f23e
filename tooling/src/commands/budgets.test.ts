import { measure, readRecord, recordOf, writeRecord, type Measurement } from '../budgets';
import budgets from './budgets';
import build from './build';

jest.mock('./build', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../budgets', () => ({
  ...jest.requireActual<object>('../budgets'),
  measure: jest.fn(),
  readRecord: jest.fn(),
  writeRecord: jest.fn(),
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
  jest.mocked(writeRecord).mockReset();
  jest.mocked(readRecord).mockReturnValue(recordOf(weighs('mf-live/chat.js', 1_000)));
});

it('checks the last builds, and says nothing of what keeps its budget', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 1_485));
  expect(await budgets(['--check'])).toBe(0);
  expect([errors, lines]).toEqual([[], []]);
  expect(build).not.toHaveBeenCalled();
});

it('warns before a ceiling is reached, and passes', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 1_486));
  expect(await budgets(['--check'])).toBe(0);
  expect(errors).toEqual([]);
  expect(lines).toEqual(['Warning: mf-live/chat.js: 1,486 bytes, 14 below 1,500']);
});

it('fails a check with what grew and what to do', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/chat.js', 1_501));
  expect(await budgets(['--check'])).toBe(1);
  expect(errors.join('\n')).toMatch(/mf-live\/chat\.js: 1,501 bytes, 1 above[^]*\+501 {2}mf-live/);
  expect(errors.at(-1)).toContain('npm run budgets');
  expect(writeRecord).not.toHaveBeenCalled();
});

it('records what is built now', async () => {
  const now = weighs('mf-live/chat.js', 4_000);
  jest.mocked(measure).mockResolvedValue(now);
  expect(await budgets([])).toBe(0);
  expect(build).toHaveBeenCalledWith([]);
  expect(writeRecord).toHaveBeenCalledWith(recordOf(now));
});

it('records nothing that breaks a promise', async () => {
  jest.mocked(measure).mockResolvedValue(weighs('mf-live/remoteEntry.js', 7_001));
  expect(await budgets([])).toBe(1);
  expect(errors.at(-1)).toBe('tooling/budgets.json was left as it is.');
  expect(writeRecord).not.toHaveBeenCalled();
});

it('records nothing that does not build', async () => {
  jest.mocked(build).mockResolvedValue(1);
  expect(await budgets([])).toBe(1);
  expect(writeRecord).not.toHaveBeenCalled();
});
