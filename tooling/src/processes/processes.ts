import { PlainError } from 'delivery/plain-error';
import { startProcess, type ProcessOptions, type RunningProcess } from './start-process';

/** Starts programs and ends them together. When a kept program ends early, all have failed. */
export interface Processes {
  /** Starts a program that must run until `endAll`. */
  keep(options: Omit<ProcessOptions, 'logs'>): RunningProcess;
  /**
   * Runs a program to its end.
   *
   * @throws {PlainError} with the last lines of its output, when its exit code is not 0
   */
  run(options: Omit<ProcessOptions, 'logs'>): Promise<void>;
  /** Runs a program to its end and answers its exit code. */
  exitCode(options: Omit<ProcessOptions, 'logs'>): Promise<number>;
  /** Rejects, and never resolves, when a kept program ends before `endAll`. */
  readonly failed: Promise<never>;
  endAll(): Promise<void>;
}

/** @param logs absolute path of the folder for the logs */
export function createProcesses(logs: string): Processes {
  const running = new Set<RunningProcess>();
  let isEnding = false;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  // Avoid an unhandled rejection; an `await` of the promise still throws.
  failed.catch(() => undefined);

  function start(options: Omit<ProcessOptions, 'logs'>): RunningProcess {
    const started = startProcess({ ...options, logs });
    running.add(started);
    void started.ended.then(() => running.delete(started));
    return started;
  }

  return {
    failed,
    keep(options) {
      const started = start(options);
      void started.ended.then((code) => {
        if (!isEnding) fail(new PlainError(started.describeEnd(code)));
      });
      return started;
    },
    async run(options) {
      const started = start(options);
      const code = await started.ended;
      if (code !== 0 && !isEnding) throw new PlainError(started.describeEnd(code));
    },
    exitCode: (options) => start(options).ended,
    async endAll() {
      isEnding = true;
      await Promise.all([...running].map((started) => started.end()));
    },
  };
}
