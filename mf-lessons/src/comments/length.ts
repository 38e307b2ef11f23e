import { COMMENT_LIMITS, commentLength } from 'shared-contracts';
import { comments as text } from '../messages/comments';

/** From so many characters left on, it is said aloud, once for each step. */
const NEAR = 200;
const STEP = 50;

const stepAbove = (left: number) => (Math.floor(left / STEP) + 1) * STEP;

/** How long a text is, for the eye and for the ear. */
export interface Length {
  readonly counter: string;
  /** Empty while there is room enough. */
  readonly announcement: string;
  /** What is wrong when it is too long. */
  readonly excess: string | undefined;
}

/**
 * @param typed what is in the field; the spaces around it are not sent and not counted
 */
export function lengthOf(typed: string): Length {
  const length = commentLength(typed.trim());
  const left = COMMENT_LIMITS.message - length;
  const isNear = left >= 0 && left < NEAR;
  return {
    counter: text.counter(length),
    announcement: left < 0 ? text.tooLongSpoken : isNear ? text.left(stepAbove(left)) : '',
    excess: left < 0 ? text.tooLong(-left) : undefined,
  };
}
