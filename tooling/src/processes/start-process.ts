import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from 'delivery/paths';
import { createLogTail } from './log-tail';

const LEASH = join(dirname(fileURLToPath(import.meta.url)), 'leash.mjs');
const KEPT_LINES = 12;

export interface ProcessOptions {
  /** Names the log file; also used in messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Absolute path of the folder for `<name>.log`. */
  readonly logs: string;
  /** The signal that ends the program; default SIGTERM. */
  readonly endWith?: 'SIGINT' | 'SIGTERM';
  /** It takes only the processor time that others leave. */
  readonly isPatient?: boolean;
  /** Called for each piece of output. */
  readonly onOutput?: (chunk: string) => void;
}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Resolves with the exit code when it has ended; never rejects. */
  readonly ended: Promise<number>;
  /** Its last lines, and the path of its log. */
  describeEnd(code: number): string;
  /** Asks it to end, kills its whole group when it does not; resolves when it has ended. */
  end(patienceMs?: number): Promise<void>;
}

/** Programs that it starts later inherit it. */
function makePatient(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Everything in the group has ended already.
  }
}

/** Starts a program in a process group of its own, with its output in a log file. */
export function startProcess(options: ProcessOptions): RunningProcess {
  const { name, logs, endWith = 'SIGTERM' } = options;
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, `${name}.log`);
  const log = createWriteStream(logFile);
  const tail = createLogTail(KEPT_LINES);

  const child = spawn(process.execPath, [LEASH, options.command, ...options.args], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log.write(chunk);
      tail.add(chunk);
      options.onOutput?.(chunk);
    });
  }
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => log.end(() => resolve(code ?? 1)));
  });
  const pid = child.pid ?? 0;
  if (options.isPatient === true && pid !== 0) makePatient(pid);
  return {
    name,
    pid,
    ended,
    describeEnd: (code) =>
      [`${name} ended with exit code ${code}. The end of ${relative(ROOT, logFile)}:`]
        .concat(tail.lines().map((line) => `  ${line}`))
        .join('\n'),
    async end(patienceMs = 8000) {
      killGroup(pid, endWith);
      const timer = setTimeout(() => killGroup(pid, 'SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
      // Ends programs that it has started and left running.
      killGroup(pid, 'SIGKILL');
    },
  };
}
