import { PlainError } from 'delivery/plain-error';
import { portOffsetProblem, readPortOffset } from './offset.mjs';

/**
 * Reads `PORT_OFFSET`.
 *
 * @param text undefined or empty: `otherwise`
 * @throws {PlainError} when it is not a whole number from 0 to 50,000
 */
export function parsePortOffset(text: string | undefined, otherwise = 0): number {
  const problem = portOffsetProblem(text);
  if (problem) throw new PlainError(problem);
  return readPortOffset(text, otherwise);
}
