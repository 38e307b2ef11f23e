/**
 * The end of a command's last line: which remotes have pages that wait for code; empty: no remote.
 *
 * @param problems of a release, which the command has printed already
 */
export function saidOfPages(problems: readonly string[]): string {
  const names = new Set(problems.flatMap((line) => /^(mf-[a-z-]+): /.exec(line)?.[1] ?? []));
  if (names.size === 0) return '';
  return ` But pages of ${[...names].join(' and ')} wait for code: see above.`;
}
