import { PlainError } from 'delivery/plain-error';
import { parseFlags } from '../processes/parse-flags';

/**
 * Reads the arguments of a command that changes what learners get.
 *
 * @param texts as `parseFlags` takes them
 * @throws {PlainError} as `parseFlags`, or when npm has kept an option for itself
 */
export function readOptions<Name extends string>(
  args: readonly string[],
  texts: Readonly<Record<Name, string>>,
  flags: readonly string[] = [],
) {
  requireOwn([...Object.keys(texts), ...flags.map((flag) => flag.slice(2))]);
  return parseFlags(args, { flags, texts });
}

/**
 * Refuses options that npm has kept: without a `--` before them npm takes all options, and only
 * warns. `--canary` would be lost, and the command would release for everybody.
 *
 * @param names of options, without dashes
 * @throws {PlainError} naming the first kept option
 */
function requireOwn(names: readonly string[]): void {
  const kept = names.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (kept === undefined) return;
  throw new PlainError(
    `npm has kept --${kept} for itself; nothing has changed. Write -- before all words: npm run publish-remote -- mf-live --canary 5%`,
  );
}

export const REASON_HELP = 'Say why after --reason, as one text: --reason "Prices are wrong"';
export const COMPOSITION_HELP =
  'Say which builds after --composition: copy the name from /__remotes or from an event.';
export const CANARY_HELP = 'Say how many browsers get it after --canary: --canary 5%';

/** Ships in spite of a freeze or the judge (decision 56). */
export const OVERRIDE = '--override';

/** @throws {PlainError} when the reason is missing */
export function requireReason(reason: string | undefined): string {
  if (reason !== undefined) return reason;
  throw new PlainError('Say why: --reason "Prices are wrong"');
}

/**
 * Reads a share of the browsers, `5%` or `5`.
 *
 * @throws {PlainError} when it is not a whole number from 1 to 100
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
