import { REMOTE_TIMEOUT_MS } from 'shared-contracts';
import { RemoteError } from './remote-error';

/**
 * @param url what is waited for, for the failure
 * @param afterMs milliseconds
 * @throws {RemoteError} `timed-out`
 */
export function withTimeout<T>(
  work: Promise<T>,
  url: string,
  afterMs: number = REMOTE_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError({ kind: 'timed-out', url, afterMs })), afterMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
