import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from 'delivery/paths';

const LEASH = join(dirname(fileURLToPath(import.meta.url)), 'leash.mjs');
const KEPT_LINES = 12;
const KEPT_CHARACTERS = 10_000;

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
  /** Runs the program with low priority. */
  readonly isPatient?: boolean;
  /** Called for each piece of output. */
  readonly onOutput?: (chunk: string) => void;
}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Resolves with the exit code when it has ended; never rejects. */
  readonly ended: Promise<number>;
  /** Describes its end by its exit code, the path of its log, and its last lines. */
  describeEnd(code: number): string;
  /** Asks the program to end, and kills its group after the patience; resolves at its end. */
  end(patienceMs?: number): Promise<void>;
}

/** Lowers the priority of a program and of all that it starts later. */
function makePatient(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The program has ended already.
  }
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Everything in the group has ended already.
  }
}

/** Starts a program in a new process group, and writes its output to a log file. */
export function startProcess(options: ProcessOptions): RunningProcess {
  const { name, logs, endWith = 'SIGTERM' } = options;
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, `${name}.log`);
  const log = createWriteStream(logFile);
  let tail = '';

  const child = spawn(process.execPath, [LEASH, options.command, ...options.args], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log.write(chunk);
      tail = (tail + chunk).slice(-KEPT_CHARACTERS);
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
    describeEnd(code) {
      const lines = tail.split(/\r?\n/).filter((line) => line.trim() !== '');
      return [`${name} ended with exit code ${code}. The end of ${relative(ROOT, logFile)}:`]
        .concat(lines.slice(-KEPT_LINES).map((line) => `  ${line}`))
        .join('\n');
    },
    async end(patienceMs = 8000) {
      killGroup(pid, endWith);
      const timer = setTimeout(() => killGroup(pid, 'SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
      // Kill programs that it has started and left running.
      killGroup(pid, 'SIGKILL');
    },
  };
}
