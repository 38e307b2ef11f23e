import { spawnSync } from 'node:child_process';
import { isRunning } from './drafts';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['this process', () => process.pid, true],
  ['one that has ended', () => spawnSync(process.execPath, ['-e', '']).pid, false],
  ['no process', () => 0, false],
  ['no number', () => Number('publisher'), false],
])('says whether it runs: %s', (_, pid, runs) => {
  expect(isRunning(pid())).toBe(runs);
});

test('a process of another user runs', () => {
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(isRunning(4711)).toBe(true);
});
