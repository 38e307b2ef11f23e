import { parseFlags } from 'tooling/processes/parse-flags';
import { PlainError } from 'delivery/plain-error';
import type { Rounds } from './rounds';

const FLAGS = ['--quick', '--only', '--check', '--lighthouse'];

const ROUNDS: Readonly<Record<'full' | 'quick', Rounds>> = {
  full: { warmUps: 1, measured: 9 },
  quick: { warmUps: 0, measured: 3 },
};

export interface BenchOptions {
  readonly isQuick: boolean;
  /** Every case with all its rounds: such results are worth keeping. */
  readonly isComplete: boolean;
  /** Names of cases, in their own order. */
  readonly cases: readonly string[];
  /** Whether a figure that must hold and does not ends the bench with exit code 1. */
  readonly isCheck: boolean;
  readonly rounds: Rounds;
  /** Whether Lighthouse judges the public routes, and nothing else is measured. */
  readonly isLighthouse: boolean;
}

/**
 * Reads the arguments of `npm run bench`.
 *
 * @param cases all that there are, each with whether the quick bench has it
 * @throws {PlainError} naming what is not known
 */
export function readOptions(
  args: readonly string[],
  cases: readonly { readonly name: string; readonly isInQuick: boolean }[],
): BenchOptions {
  const { flags, words } = parseFlags(args, { flags: FLAGS });
  const names = cases.map(({ name }) => name).join(', ');
  const only = words.flatMap((word) => word.split(',')).filter((word) => word !== '');
  const unknown = only.find((word) => !cases.some(({ name }) => name === word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no case "${unknown}" to measure. Known: ${names}`);
  }
  if (flags.has('--only') && only.length === 0) {
    throw new PlainError(`--only needs the names of cases, as in "--only home,video": ${names}`);
  }
  if (!flags.has('--only') && only.length > 0) {
    throw new PlainError(`To measure only "${only.join(',')}", write --only before it.`);
  }
  if (flags.has('--lighthouse') && flags.size > 1) {
    throw new PlainError('--lighthouse judges every public route; leave the other options out.');
  }
  const isQuick = flags.has('--quick');
  const chosen = cases.filter(({ name, isInQuick }) =>
    only.length > 0 ? only.includes(name) : isInQuick || !isQuick,
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
