// Plain JavaScript without a dependency: it runs before anything is installed.

/**
 * Accepts the versions of CMD-machine. Libraries do not support odd versions.
 *
 * @param {string} version `20.20.2`
 * @returns {string | undefined} one line that says what to do; undefined for 20 from 20.19, 22, 24
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 22 || major === 24 || (major === 20 && minor >= 19)) return undefined;
  return `Node 20 (from 20.19), 22 or 24 is needed; this is ${version}. Install one of them, for example from https://nodejs.org.`;
}
