import { isTimeLine } from '../texts/line-times';
import { blocksOf } from '../texts/numbered-lines';
import type { TimedLine } from './timeline';

/** Formats a time as text.txt has it, `0:07.2`. */
function moment(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const rest = tenths % 600;
  const whole = String(Math.floor(rest / 10)).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${whole}${rest % 10 === 0 ? '' : `.${rest % 10}`}`;
}

/**
 * Writes the times of a film above the sentences of text.txt, in place of the old ones.
 *
 * @param text of text.txt, without mistakes
 * @param lines one per sentence
 */
export function writeTimes(text: string, lines: readonly TimedLine[]): string {
  const blocks = blocksOf(text).map((block, index) => {
    const line = lines[index];
    const sentence = block.filter((each) => !isTimeLine(each)).map((each) => each.text);
    const time = line && `[${moment(line.start)} - ${moment(line.end)}]`;
    return [...(time === undefined ? [] : [time]), ...sentence].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
