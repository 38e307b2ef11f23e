/**
 * Says in the last line of a command which remotes have pages that wait for their code; empty where
 * none has.
 *
 * @param problems of a release, which the command has printed before
 */
export function saidOfPages(problems: readonly string[]): string {
  const names = new Set(problems.flatMap((line) => /^(mf-[a-z-]+): /.exec(line)?.[1] ?? []));
  if (names.size === 0) return '';
  return ` But pages of ${[...names].join(' and ')} wait for code: see above.`;
}
