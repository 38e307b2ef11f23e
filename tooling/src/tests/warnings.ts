const START = 'Warning: ';

/** A line that `npm test` shows although its step has passed. */
export const warning = (line: string) => START + line;

/** @param output of a step */
export const warningsIn = (output: string): string[] =>
  output.split('\n').filter((line) => line.startsWith(START));
