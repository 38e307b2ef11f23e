/** Longest path that is shown in full; a longer one tells nobody more. */
const LONGEST = 120;

/**
 * A path as a person typed it.
 *
 * @param pathname as the browser encodes it, `/f%C3%BCnf`
 * @returns decoded (`/fünf`) where it can be, cut off after 120 characters
 */
export function readablePath(pathname: string): string {
  const path = decoded(pathname);
  const characters = [...path];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
