/**
 * Keeps the last lines of a program's output, for the message that says why it ended.
 *
 * @param limit how many lines are kept
 */
export function createLogTail(limit: number) {
  let lines: string[] = [];
  let unfinished = '';
  return {
    add(chunk: string): void {
      const parts = (unfinished + chunk).split(/\r?\n/);
      unfinished = parts.pop() ?? '';
      lines = [...lines, ...parts.filter((line) => line.trim() !== '')].slice(-limit);
    },
    lines: (): readonly string[] =>
      (unfinished.trim() === '' ? lines : [...lines, unfinished]).slice(-limit),
  };
}
