/**
 * A failure whose message tells the user what is wrong and what to do. A command prints it without
 * a stack and ends with exit code 1.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** The text to print for a thrown value. Only a `PlainError` is printed without its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
