import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProcesses } from './with-processes';

let logs: string;
beforeEach(() => (logs = mkdtempSync(join(tmpdir(), 'with-processes-'))));
afterEach(() => rmSync(logs, { recursive: true, force: true }));

const stays = {
  name: 'emulator',
  command: process.execPath,
  args: ['-e', 'setInterval(() => {}, 1000)'],
};

test('answers what the work answers, and tidies up in reverse order', async () => {
  const done: string[] = [];
  const code = await withProcesses(logs, async (processes, cleanup) => {
    processes.keep(stays);
    cleanup(async () => done.push('opened first'));
    cleanup(async () => done.push('opened last'));
    return 3;
  });
  expect(code).toBe(3);
  expect(done).toEqual(['opened last', 'opened first']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'is interrupted by %s, with exit code 0 [CMD-start-ends]',
  async (signal) => {
    let ended: Promise<number> | undefined;
    const code = withProcesses(logs, (processes) => {
      ended = processes.keep(stays).ended;
      // Emit the signal instead of sending it, which would also end the test.
      process.emit(signal, signal);
      return new Promise(() => undefined);
    });
    expect(await code).toBe(0);
    await expect(ended).resolves.toEqual(expect.any(Number));
  },
);

test('fails when a program that has to stay ends', async () => {
  const work = withProcesses(logs, (processes) => {
    processes.keep({ ...stays, args: ['-e', 'process.exit(1)'] });
    return new Promise(() => undefined);
  });
  await expect(work).rejects.toThrow('emulator ended with exit code 1.');
});
