import { logger } from 'firebase-functions';
import type { CallLog } from './run-call';

/** Writes the line of one call; only an `internal` error is one of severity "error". */
export function logCall({ cause, ...line }: CallLog): void {
  if (line.code === 'internal') logger.error('call', line, cause);
  else logger.info('call', line);
}
