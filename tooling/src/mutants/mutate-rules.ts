import { shortChange, type Mutant } from './mutant';

const SWAPS: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '||': '&&',
  true: 'false',
};

/** Matches strings first, so that an operator in a string does not match. */
const TOKEN = /'(?:[^'\\]|\\.)*'|==|!=|<=|>=|\|\||<|>|\btrue\b|(?<![\w.$])\d+(?![\w.])/g;

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/**
 * Makes all mutants of security rules. Each changes one operator, border, number or `true`, or
 * removes a condition that has a line to itself behind `&&`.
 *
 * @param file from the root of the repository
 */
export function mutantsOfRules(file: string, text: string): Mutant[] {
  const mutants: Mutant[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const code = line.replace(/^\s*(?:\/\/|\*|\/\*).*/, '');
    const add = (at: number, from: string, replacement: string, change: string) =>
      mutants.push({
        file,
        start: lineStart + at,
        end: lineStart + at + from.length,
        replacement,
        change,
      });
    const isPath = /^\s*(?:match|service|rules_version|let \w+ = get)/.test(code);
    for (const { 0: token, index } of isPath ? [] : code.matchAll(TOKEN)) {
      if (token.startsWith("'")) continue;
      const swap = SWAPS[token] ?? String(Number(token) + 1);
      const around = (middle: string) =>
        code.slice(Math.max(0, index - 24), index) +
        middle +
        code.slice(index + token.length).slice(0, 12);
      add(index, token, swap, shortChange(around(token), around(swap)));
    }
    const condition = /&& (.+?);?$/.exec(code);
    if (condition?.[1] !== undefined && isBalanced(condition[1])) {
      add(condition.index + 3, condition[1], 'true', shortChange(condition[1], 'true'));
    }
    lineStart += line.length + 1;
  }
  return mutants;
}
