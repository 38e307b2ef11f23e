import { PlainError } from 'delivery/plain-error';

const READY = 'All emulators ready';
const BROKEN = /Failed to load function definition from source: (.*)/;

/**
 * Reads from the output of the Firebase CLI whether the functions are ready. The CLI says "ready"
 * even when functions did not load; another line then says why.
 */
export function createFunctionsReadiness() {
  let output = '';
  return {
    add(chunk: string): void {
      output += chunk;
    },
    /** @throws {PlainError} when the functions could not be loaded */
    isReady(): boolean {
      const reason = BROKEN.exec(output)?.[1];
      if (reason !== undefined) throw new PlainError(`The functions do not load: ${reason.trim()}`);
      return output.includes(READY);
    },
  };
}
