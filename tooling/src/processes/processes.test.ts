import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from 'delivery/wait-until';
import { createProcesses, type Processes } from './processes';

let logs: string;
let processes: Processes;

beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'processes-'));
  processes = createProcesses(logs);
});
afterEach(async () => {
  await processes.endAll();
  rmSync(logs, { recursive: true, force: true });
});

const node = (name: string, script: string) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Resolves with the pid that a program prints on a line. */
function printedPid(start: (onOutput: (chunk: string) => void) => unknown): Promise<number> {
  return new Promise((resolve) => {
    start((chunk) => {
      const pid = /^(\d+)$/m.exec(chunk)?.[1];
      if (pid !== undefined) resolve(Number(pid));
    });
  });
}

const STAYS = 'setInterval(() => {}, 1000);';

test('writes what a program prints to its log', async () => {
  await processes.run(node('greeting', 'console.log("grüezi"); console.error("mitenand")'));
  const log = readFileSync(join(logs, 'greeting.log'), 'utf8');
  expect(log).toContain('grüezi\n');
  expect(log).toContain('mitenand\n');
});

test('explains a program that failed by its last lines', async () => {
  const failing = processes.run(node('build', 'console.log("no such module"); process.exit(3)'));
  await expect(failing).rejects.toThrow(
    /^build ended with exit code 3\. The end of .*build\.log:\n {2}no such module$/,
  );
});

test('explains a program that does not exist', async () => {
  const failing = processes.run({ name: 'java', command: 'no-such-program', args: [] });
  await expect(failing).rejects.toThrow('no-such-program could not be started');
});

test('fails when a program that has to stay ends', async () => {
  processes.keep(node('firestore', 'console.log("out of memory"); process.exit(1)'));
  await expect(processes.failed).rejects.toThrow(/^firestore ended.*\n {2}out of memory/);
});

test('ends every program, and what those have started', async () => {
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', '${STAYS}']);
    console.log(child.pid);
    ${STAYS}`;
  const grandchild = await printedPid((onOutput) =>
    processes.keep({ ...node('parent', script), onOutput }),
  );
  expect(isAlive(grandchild)).toBe(true);
  await processes.endAll();
  await waitUntil(() => !isAlive(grandchild), { what: 'its end', deadlineMs: 3000 });
});

test('asks with the signal that the program wants, so that it can tidy up', async () => {
  const script = `
    process.on('SIGINT', () => { console.log('tidied up'); process.exit(0); });
    console.log(process.pid);
    ${STAYS}`;
  await printedPid((onOutput) =>
    processes.keep({ ...node('tidy', script), endWith: 'SIGINT', onOutput }),
  );
  await processes.endAll();
  expect(readFileSync(join(logs, 'tidy.log'), 'utf8')).toContain('tidied up');
});

test('kills a program that does not want to end', async () => {
  const script = `process.on('SIGTERM', () => {}); console.log(process.pid); ${STAYS}`;
  let stubborn: { end(patienceMs?: number): Promise<void> } | undefined;
  const pid = await printedPid((onOutput) => {
    stubborn = processes.keep({ ...node('stubborn', script), onOutput });
  });
  processes.failed.catch(() => undefined);
  await stubborn?.end(50);
  await waitUntil(() => !isAlive(pid), { what: 'its end', deadlineMs: 3000 });
});

test.each([
  [true, constants.priority.PRIORITY_LOW],
  [false, getPriority()],
])('a program that is patient (%s) runs with priority %d', async (isPatient, priority) => {
  let printed = '';
  await processes.run({
    ...node('work', 'console.log(`priority ${require("node:os").getPriority()}`)'),
    isPatient,
    onOutput: (chunk: string) => (printed += chunk),
  });
  expect(printed).toContain(`priority ${priority}\n`);
});
