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
