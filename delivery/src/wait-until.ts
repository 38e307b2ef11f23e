import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from './plain-error';

export interface WaitOptions {
  /** The object of "Waiting for …", as "the emulator". */
  readonly what: string;
  readonly deadlineMs: number;
  /** Default 100 ms. */
  readonly intervalMs?: number;
  /** Time between two such lines; default 10 s. */
  readonly sayEveryMs?: number;
  readonly say?: (line: string) => void;
}

async function isTrue(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await holds();
  } catch (error) {
    if (error instanceof PlainError) throw error;
    return false;
  }
}

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/**
 * Waits until a condition holds, and says so when the wait is long.
 *
 * @param holds called again and again. An error means "not yet"; a `PlainError` ends the wait
 * @throws {PlainError} the one of `holds`, or one that says that the deadline has passed
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  { what, deadlineMs, intervalMs = 100, sayEveryMs = 10_000, say }: WaitOptions,
): Promise<void> {
  const startedAt = Date.now();
  let saidAt = startedAt;
  while (!(await isTrue(holds))) {
    const now = Date.now();
    if (now - startedAt >= deadlineMs) {
      throw new PlainError(`Waited ${seconds(now - startedAt)} for ${what}, in vain.`);
    }
    if (now - saidAt >= sayEveryMs) {
      say?.(`Waiting for ${what} (${seconds(now - startedAt)}) …`);
      saidAt = now;
    }
    await delay(intervalMs);
  }
}

/** Whether an HTTP server answers within a second, with any status. @throws when it does not */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
  await response.body?.cancel();
  return true;
}
