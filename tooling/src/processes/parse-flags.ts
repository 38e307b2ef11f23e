import { PlainError } from './plain-error';

/**
 * Reads a command's arguments.
 *
 * @param known flags with their dashes
 * @returns the flags given, and the other arguments in their order
 * @throws {PlainError} naming a flag that is not known
 */
export function parseFlags(
  args: readonly string[],
  known: { readonly flags: readonly string[] },
): { readonly flags: ReadonlySet<string>; readonly words: readonly string[] } {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknown = flags.find((flag) => !known.flags.includes(flag));
  if (unknown !== undefined) {
    const offered = known.flags.join(', ') || 'none';
    throw new PlainError(`There is no option ${unknown}. Known: ${offered}`);
  }
  return { flags: new Set(flags), words: args.filter((arg) => !arg.startsWith('-')) };
}
