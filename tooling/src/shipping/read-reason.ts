import { parseFlags } from '../processes/parse-flags';
import { PlainError } from '../processes/plain-error';

/**
 * Takes `--reason TEXT` out of a command's arguments.
 *
 * @throws {PlainError} when it names no text, or another option is given
 */
export function readReason(args: readonly string[]): {
  readonly words: readonly string[];
  readonly reason: string | undefined;
} {
  const at = args.indexOf('--reason');
  const rest = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const { words } = parseFlags(rest, { flags: [] });
  const reason = at < 0 ? undefined : args[at + 1]?.trim();
  if (at >= 0 && (reason === undefined || reason === '' || reason.startsWith('--'))) {
    throw new PlainError('Say why after --reason, as one text: --reason "Prices are wrong"');
  }
  return { words, reason };
}

/** @throws {PlainError} when there is none */
export function requireReason(reason: string | undefined): string {
  if (reason !== undefined) return reason;
  throw new PlainError('Say why: --reason "Prices are wrong"');
}
