import { parseFlags } from 'tooling/processes/parse-flags';
import { PlainError } from 'delivery/plain-error';
import type { Rounds } from './rounds';

const FLAGS = ['--quick', '--check', '--lighthouse'];

const ROUNDS: Readonly<Record<'full' | 'quick', Rounds>> = {
  full: { warmUps: 1, measured: 9 },
  quick: { warmUps: 0, measured: 3 },
};

export interface BenchOptions {
  readonly isQuick: boolean;
  /** Whether all cases are measured with all rounds: then the results are kept in git. */
  readonly isComplete: boolean;
  /** Names of cases, in the order of `CASES`. */
  readonly cases: readonly string[];
  /** Whether the exit code is 1 if a figure that must hold does not. */
  readonly isCheck: boolean;
  readonly rounds: Rounds;
  /** Whether Lighthouse judges the public routes, in place of all cases. */
  readonly isLighthouse: boolean;
}

/**
 * Reads the arguments of `npm run bench`.
 *
 * @param cases all cases of the bench
 * @throws {PlainError} naming an unknown option or case
 */
export function readOptions(
  args: readonly string[],
  cases: readonly { readonly name: string; readonly isInQuick: boolean }[],
): BenchOptions {
  const names = cases.map(({ name }) => name).join(', ');
  const help = `--only needs the names of cases, as in "--only home,video": ${names}`;
  const { flags, texts, words } = parseFlags(args, { flags: FLAGS, texts: { only: help } });
  if (words.length > 0) throw new PlainError(`"${words.join(' ')}" is no option. ${help}`);
  const only = texts.only?.split(',');
  const unknown = only?.find((word) => !cases.some(({ name }) => name === word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no case "${unknown}" to measure. Known: ${names}`);
  }
  if (flags.has('--lighthouse') && (flags.size > 1 || only)) {
    throw new PlainError('--lighthouse judges every public route; leave the other options out.');
  }
  const isQuick = flags.has('--quick');
  const chosen = cases.filter(({ name, isInQuick }) =>
    only ? only.includes(name) : isInQuick || !isQuick,
  );
  return {
    isQuick,
    isComplete: !isQuick && chosen.length === cases.length,
    isCheck: flags.has('--check'),
    cases: chosen.map(({ name }) => name),
    isLighthouse: flags.has('--lighthouse'),
    rounds: isQuick ? ROUNDS.quick : ROUNDS.full,
  };
}
