import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error';
import { oneAtATime } from './one-at-a-time';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'publishing-mf-live');
const alone = <T>(work: () => Promise<T>) => oneAtATime('mf-live', work, file);

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
  finish();
  await first;
  expect(await alone(second)).toBe('done');
});

test('a failure gives the place free', async () => {
  await expect(alone(() => Promise.reject(new Error('does not compile')))).rejects.toThrow(
    'does not compile',
  );
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that was killed counts for nothing', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  expect(await alone(async () => 'done')).toBe('done');
});
