// Plain JavaScript without a dependency: it runs before anything is installed.

/** Keeps the highest port, 12,112 of the store sandbox, below 65,536. */
const HIGHEST_OFFSET = 50_000;

/**
 * @param {string | undefined} text `PORT_OFFSET`
 * @returns {string | undefined} one line when it is not a whole number from 0 to 50,000; an empty
 *   or a missing one is no problem
 */
export function portOffsetProblem(text) {
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text) && Number(text) <= HIGHEST_OFFSET) return undefined;
  return `PORT_OFFSET must be a whole number from 0 to 50000; it is "${text}".`;
}

/**
 * @param {string | undefined} text `PORT_OFFSET`, without a problem
 * @param {number} otherwise the offset for an empty or a missing text
 */
export const readPortOffset = (text, otherwise) =>
  text === undefined || text === '' ? otherwise : Number(text);
