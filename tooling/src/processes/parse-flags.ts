import { parseArgs } from 'node:util';
import { PlainError } from 'delivery/plain-error';

interface Known<Name extends string> {
  /** With their dashes; they have no value. */
  readonly flags: readonly string[];
  /** What to say where an option with a text has none, by its name without dashes. */
  readonly texts?: Readonly<Record<Name, string>>;
}

/**
 * Reads a command's arguments.
 *
 * @returns the flags given, the texts, and the other arguments in their order
 * @throws {PlainError} naming an option that is not known, has a value too many or none, or comes
 *   twice
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
    // An unknown option is named below, with those that are known.
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
