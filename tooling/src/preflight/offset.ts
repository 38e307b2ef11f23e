import { PlainError } from '../processes/plain-error';

/** Keeps the highest port, 12,112 of the payment sandboxes, below 65,536. */
const HIGHEST_OFFSET = 50_000;

/**
 * Reads `PORT_OFFSET`.
 *
 * @param text undefined or empty: `otherwise`
 * @throws {PlainError} when it is not a whole number from 0 to 50,000
 */
export function parsePortOffset(text: string | undefined, otherwise = 0): number {
  if (text === undefined || text === '') return otherwise;
  const offset = Number(text);
  if (/^\d+$/.test(text) && offset <= HIGHEST_OFFSET) return offset;
  throw new PlainError(`PORT_OFFSET must be a whole number from 0 to 50000; it is "${text}".`);
}
