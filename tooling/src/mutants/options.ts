import { PlainError } from 'delivery/plain-error';
import { parseFlags } from '../processes/parse-flags';

export interface MutantOptions {
  readonly seed: number;
  /** How many mutants are drawn. */
  readonly count: number;
  /** Names of areas, in the order of all. */
  readonly areas: readonly string[];
}

const DEFAULT_COUNT = 300;
function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new PlainError(`--${name} needs a whole number from 1 on, not "${text}".`);
}

const TEXTS = {
  seed: '--seed needs a whole number.',
  count: '--count needs a whole number.',
  areas: '--areas needs names, as in "--areas slots,rules".',
};

/**
 * Reads the arguments of `npm run mutants`.
 *
 * @param areaNames names of all areas
 * @param anySeed the seed when the arguments name none
 * @throws {PlainError} naming the wrong argument
 */
export function readOptions(
  args: readonly string[],
  areaNames: readonly string[],
  anySeed: number,
): MutantOptions {
  const { words, texts } = parseFlags(args, { flags: [], texts: TEXTS });
  const { seed, count, areas } = texts;
  if (words.length > 0) throw new PlainError(`"${words.join(' ')}" is no option.`);
  const names = areas?.split(',').filter((name) => name !== '');
  const unknown = names?.find((name) => !areaNames.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(`There is no area "${unknown}". Known: ${areaNames.join(', ')}`);
  }
  return {
    seed: seed === undefined ? anySeed : numberOf('seed', seed),
    count: count === undefined ? DEFAULT_COUNT : numberOf('count', count),
    areas: names && names.length > 0 ? areaNames.filter((name) => names.includes(name)) : areaNames,
  };
}
