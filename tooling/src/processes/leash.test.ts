import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitUntil } from 'delivery/wait-until';

const leash = fileURLToPath(new URL('leash.mjs', import.meta.url));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('ends the program when its starter is gone', async () => {
  const script = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const child = spawn(process.execPath, [leash, process.execPath, '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  expect(isAlive(pid)).toBe(true);
  // Close the pipe, as the system does when the starter is killed.
  child.stdin.destroy();
  await waitUntil(() => !isAlive(pid), { what: 'its end', deadlineMs: 8000 });
});

test('passes on the exit code', async () => {
  const child = spawn(process.execPath, [leash, process.execPath, '-e', 'process.exit(5)'], {
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(5);
});
