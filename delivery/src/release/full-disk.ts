import { PlainError } from '../plain-error';

/** Whether the disk is full; the message may also hold the last lines of a child process. */
const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ENOSPC' ||
    error.message.includes('ENOSPC: no space'));

/**
 * Does work that changes nothing for learners when it fails. Source: CMD-publish-remote,
 * CMD-registry.
 *
 * @throws {PlainError} in place of the error of a full disk
 */
export async function tellFullDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new PlainError('The disk is full; nothing has changed. Free some space, then try again.');
  }
}
