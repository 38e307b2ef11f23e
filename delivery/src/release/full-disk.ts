import { PlainError } from '../plain-error';

/** Also tells it from the last lines of another process, which are then the message. */
const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ENOSPC' ||
    error.message.includes('ENOSPC: no space'));

/**
 * Does work that changes nothing for learners when it fails, and says in one line that the disk is
 * full. Source: CMD-publish-remote, CMD-registry.
 *
 * @throws {PlainError} when it is
 */
export async function tellFullDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new PlainError('The disk is full; nothing has changed. Free some space, then try again.');
  }
}
