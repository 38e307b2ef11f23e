import { COMMENT_LIMITS, commentLength, isTidyText } from 'shared-contracts';
import { comments as text } from '../messages/comments';

/**
 * More than five line breaks in a row in a comment. The lines between may contain invisible
 * characters.
 */
const WIDE_GAP =
  /\n(?:(?:(?!\n)[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])*\n){5,}/gu;

/** Replaces each wide gap in a text by one empty line. */
export const withoutGaps = (message: string): string => message.replace(WIDE_GAP, '\n\n');

/** The message to send: the typed text without wide gaps and without spaces around it. */
export const messageOf = (typed: string): string => withoutGaps(typed).trim();

/** The counter appears below this many characters left, and is announced once for each step. */
const NEAR = 200;
const STEP = 50;

const stepAbove = (left: number) => (Math.floor(left / STEP) + 1) * STEP;

/** The length of a message as text, and what is wrong with it. */
export interface Length {
  readonly counter: string;
  readonly isNear: boolean;
  /** For screen readers; empty while there is room enough. */
  readonly announcement: string;
  /** The error: too many characters, or too many accents on a letter. */
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
