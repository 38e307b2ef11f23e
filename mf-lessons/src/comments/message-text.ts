import { COMMENT_LIMITS, commentLength, isTidyText } from 'shared-contracts';
import { comments as text } from '../messages/comments';

/**
 * Matches more than five line breaks in a row. The lines between them may hold invisible
 * characters.
 */
const WIDE_GAP =
  /\n(?:(?:(?!\n)[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])*\n){5,}/gu;

/** Closes wide gaps in a text. One empty line takes the place of each. */
export const withoutGaps = (message: string): string => message.replace(WIDE_GAP, '\n\n');

/** The message to send: the typed text without wide gaps and without spaces around it. */
export const messageOf = (typed: string): string => withoutGaps(typed).trim();

/** Fewer characters left than this are shown, and announced once for each step. */
const NEAR = 200;
const STEP = 50;

const stepAbove = (left: number) => (Math.floor(left / STEP) + 1) * STEP;

/** The length of a message in words, and what is wrong with it as it is typed. */
export interface Length {
  readonly counter: string;
  /** Whether the end is near or passed, so that the learner wants to know. */
  readonly isNear: boolean;
  /** For screen readers; empty while there is room enough. */
  readonly announcement: string;
  /** Too many characters, or too many marks on a letter. */
  readonly excess: string | undefined;
}

/** @param typed the text in the field; spaces around it are not sent and not counted */
export function lengthOf(typed: string): Length {
  const length = commentLength(messageOf(typed));
  const left = COMMENT_LIMITS.message - length;
  const isNear = left < NEAR;
  return {
    counter: text.counter(length),
    isNear,
    announcement: left < 0 ? text.tooLongSpoken : isNear ? text.left(stepAbove(left)) : '',
    excess: left < 0 ? text.tooLong(-left) : isTidyText(typed) ? undefined : text.untidy,
  };
}
