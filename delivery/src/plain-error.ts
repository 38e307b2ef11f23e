/**
 * A failure whose message tells the user what is wrong and what to do. A command prints it without
 * a stack and ends with exit code 1.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** What to print for anything that was thrown: bugs keep their stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
