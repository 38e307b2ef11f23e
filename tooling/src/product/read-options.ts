import { PlainError } from 'delivery/plain-error';
import { parseFlags } from '../processes/parse-flags';

/** `--reason TEXT` and the like: each option with one text. */
type Texts<Name extends string> = { readonly [Each in Name]?: string };

/**
 * Takes options with a text out of a command's arguments.
 *
 * @param help what to say where the text is missing, by the name of the option without dashes
 * @param knownFlags flags with their dashes that have no text
 * @returns the texts, the flags given, and the other arguments in their order
 * @throws {PlainError} when an option has no text, comes twice, is not known, or went to npm
 */
export function readOptions<Name extends string>(
  args: readonly string[],
  help: Readonly<Record<Name, string>>,
  knownFlags: readonly string[] = [],
): {
  readonly words: readonly string[];
  readonly texts: Texts<Name>;
  readonly flags: ReadonlySet<string>;
} {
  const texts: { [Each in Name]?: string } = {};
  const names = Object.keys(help) as Name[];
  requireOwn([...names, ...knownFlags.map((flag) => flag.slice(2))]);
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const name = names.find((each) => arg === `--${each}` || arg.startsWith(`--${each}=`));
    if (name === undefined) {
      rest.push(arg);
      continue;
    }
    const [, within] = /=(.*)/s.exec(arg) ?? [];
    if (within === undefined) at += 1;
    const text = (within ?? args[at])?.trim();
    if (text === undefined || text === '' || text.startsWith('--')) {
      throw new PlainError(help[name]);
    }
    if (texts[name] !== undefined) throw new PlainError(`--${name} comes twice.`);
    texts[name] = text;
  }
  const { words, flags } = parseFlags(rest, {
    flags: knownFlags,
    others: names.map((name) => `--${name} …`),
  });
  return { words, texts, flags };
}

/**
 * npm keeps options for itself that come without a `--` before them, and warns only. A canary would
 * then be a release for everybody.
 *
 * @param names of options, without dashes
 * @throws {PlainError} naming the first one that npm has kept
 */
function requireOwn(names: readonly string[]): void {
  const kept = names.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (kept === undefined) return;
  throw new PlainError(
    `npm has kept --${kept} for itself; nothing has changed. Write -- before all words: npm run publish-remote -- mf-live --canary 5%`,
  );
}

export const REASON_HELP = 'Say why after --reason, as one text: --reason "Prices are wrong"';
export const CANARY_HELP = 'Say how many browsers get it after --canary: --canary 5%';

/** Ships what a freeze or the judge holds back (decision 56). */
export const OVERRIDE = '--override';

/** @throws {PlainError} when there is none */
export function requireReason(reason: string | undefined): string {
  if (reason !== undefined) return reason;
  throw new PlainError('Say why: --reason "Prices are wrong"');
}

/**
 * Reads a share of the browsers, `5%` or `5`.
 *
 * @throws {PlainError} when it is no whole number from 1 to 100
 */
export function requirePercent(text: string | undefined): number {
  if (text === undefined) throw new PlainError('How many browsers? Say a share: 5%');
  const [, digits] = /^(\d{1,3})%?$/.exec(text) ?? [];
  const percent = Number(digits);
  if (percent >= 1 && percent <= 100) return percent;
  throw new PlainError(
    `"${text}" is no share of the browsers; nothing has changed. Say a whole number from 1% to 100%.`,
  );
}
