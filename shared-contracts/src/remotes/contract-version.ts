/**
 * The version (semver) of the contract between shell and remotes. The `remote.json` of a remote
 * names the range that its code needs. The shell compares the two before it loads any code. Raise
 * the minor for an addition, which says `@since` that version, and the major for a break.
 */
export const CONTRACT_VERSION = '1.14.0';

interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

function parseVersion(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) return undefined;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/**
 * Whether `version` lies in a caret range. Only caret ranges of a full version with a major of at
 * least 1 are understood (`^1.2.0`): that is all a contract needs, and a full semver library would
 * weigh more than the registry it checks.
 *
 * @param version full version, `1.4.0`
 * @param range caret range, `^1.2.0`
 * @returns false also when either text is malformed
 */
export function satisfiesContract(version: string, range: string): boolean {
  const have = parseVersion(version);
  const want = range.startsWith('^') ? parseVersion(range.slice(1)) : undefined;
  if (!have || !want || have.major !== want.major) return false;
  return have.minor > want.minor || (have.minor === want.minor && have.patch >= want.patch);
}
