import { spawnSync } from 'node:child_process';
import fs, { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../plain-error';
import { oneAtATime } from './one-at-a-time';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const alone = <T>(work: () => Promise<T>) =>
  oneAtATime(work, { place: join(folder, 'publishing-mf-live'), does: 'builds mf-live' });
const left = () => readdirSync(folder);
/** Leaves the lock file of a process that was killed before it wrote the text. */
const leave = (pid: number | undefined) =>
  writeFileSync(join(folder, `publishing-mf-live.${pid}-abc`), '');

test('refuses the second of two at once by one line, and lets it in afterwards', async () => {
  let finish: () => void = () => undefined;
  const first = alone(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = jest.fn(async () => 'done');
  const refused = alone(second);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    `Another publisher builds mf-live (process ${process.pid}); nothing of yours has changed.`,
  );
  expect(second).not.toHaveBeenCalled();
  // The refused one has not released the lock of the first.
  await expect(alone(second)).rejects.toThrow('Another publisher builds mf-live');
  finish();
  await first;
  expect(await alone(second)).toBe('done');
});

test('a failure releases the lock', async () => {
  await expect(alone(() => Promise.reject(new Error('does not compile')))).rejects.toThrow(
    'does not compile',
  );
  expect(left()).toEqual([]);
});

test('a disk that is full leaves nothing behind', async () => {
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    write(file, '');
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  });
  await expect(alone(async () => 'done')).rejects.toThrow('no space');
  expect(left()).toEqual([]);
  expect(await alone(async () => 'done')).toBe('done');
});

test('the lock file of a killed process does not count', async () => {
  leave(spawnSync(process.execPath, ['-e', '']).pid);
  expect(await alone(async () => 'done')).toBe('done');
  expect(left()).toEqual([]);
});

test('a lock file without a process does not count', async () => {
  leave(0);
  leave(undefined);
  expect(await alone(async () => 'done')).toBe('done');
});

test('of many that find the file of a killed process, one works at a time', async () => {
  leave(spawnSync(process.execPath, ['-e', '']).pid);
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
  };
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => alone(work)));
  expect(most).toBe(1);
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(left()).toEqual([]);
});
