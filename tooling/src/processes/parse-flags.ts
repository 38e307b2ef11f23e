import { parseArgs } from 'node:util';
import { PlainError } from 'delivery/plain-error';

/**
 * Reads a command's arguments.
 *
 * @param options flags with their dashes; `others`: options that the caller has read, as a refusal
 *   names them
 * @returns the flags given, and the other arguments in their order
 * @throws {PlainError} naming a flag that is not known, or that has a value
 */
export function parseFlags(
  args: readonly string[],
  options: { readonly flags: readonly string[]; readonly others?: readonly string[] },
): { readonly flags: ReadonlySet<string>; readonly words: readonly string[] } {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      options.flags.map((flag) => [flag.replace(/^--/, ''), { type: 'boolean' }]),
    ),
    allowPositionals: true,
    // An unknown flag is named below, with those that are known.
    strict: false,
    tokens: true,
  });
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  for (const { rawName, value } of flags) {
    if (!options.flags.includes(rawName)) {
      const offered = [...(options.others ?? []), ...options.flags].join(', ') || 'none';
      throw new PlainError(`There is no option ${rawName}. Known: ${offered}`);
    }
    if (value !== undefined) throw new PlainError(`${rawName} has no value: leave =${value} out.`);
  }
  return { flags: new Set(flags.map(({ rawName }) => rawName)), words: positionals };
}
