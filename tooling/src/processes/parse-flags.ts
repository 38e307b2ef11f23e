import { parseArgs } from 'node:util';
import { PlainError } from 'delivery/plain-error';

interface Known<Name extends string> {
  /** Options without a value, with their dashes. */
  readonly flags: readonly string[];
  /** Options with a value, without dashes, and the error when the value is missing. */
  readonly texts?: Readonly<Record<Name, string>>;
}

/**
 * Reads a command's arguments.
 *
 * @returns the given flags, the texts, and the other arguments in their order
 * @throws {PlainError} naming an option that is unknown, comes twice, or wrongly has a value or
 *   none
 */
export function parseFlags<Name extends string = never>(
  args: readonly string[],
  known: Known<Name>,
): {
  readonly flags: ReadonlySet<string>;
  readonly texts: { readonly [Each in Name]?: string };
  readonly words: readonly string[];
} {
  const help = new Map(Object.entries<string>(known.texts ?? {}));
  const optionsOf = (names: Iterable<string>, type: 'boolean' | 'string') =>
    Object.fromEntries([...names].map((name) => [name.replace(/^--/, ''), { type }]));
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { ...optionsOf(known.flags, 'boolean'), ...optionsOf(help.keys(), 'string') },
    allowPositionals: true,
    // The loop below refuses unknown options, and names the known ones.
    strict: false,
    tokens: true,
  });
  const flags = new Set<string>();
  const texts: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (rawName === `--${name}` && help.has(name)) {
      const text = value?.trim() ?? '';
      if (text === '' || text.startsWith('--')) throw new PlainError(help.get(name) ?? '');
      if (texts[name] !== undefined) throw new PlainError(`--${name} comes twice.`);
      texts[name] = text;
    } else if (!known.flags.includes(rawName)) {
      const offered = [...[...help.keys()].map((each) => `--${each} …`), ...known.flags];
      throw new PlainError(`There is no option ${rawName}. Known: ${offered.join(', ') || 'none'}`);
    } else if (value !== undefined) {
      throw new PlainError(`${rawName} has no value: leave =${value} out.`);
    } else flags.add(rawName);
  }
  return { flags, texts: texts as { [Each in Name]?: string }, words: positionals };
}
