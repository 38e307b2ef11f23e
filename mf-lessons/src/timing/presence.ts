import { perPlatform } from 'common';

/** Events that show an action of the learner. */
export const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Tells whether the learner was at the page while lessons played. */
export interface Presence {
  /** A film begins. Earlier actions no longer count. */
  lessonBegins(): void;
  /** @returns the number of lessons in a row that have ended without an action */
  lessonEnds(): number;
}

/**
 * The presence of this page, which listens from the first film on. Source: docs/lessons.md, The end
 * of a lesson.
 */
export const presenceOf = perPlatform((): Presence => {
  let isSeen = false;
  let hasEnded = false;
  let alone = 0;
  for (const action of ACTIONS) {
    document.addEventListener(action, () => (isSeen = true), { capture: true, passive: true });
  }
  return {
    lessonBegins() {
      isSeen = false;
      hasEnded = false;
    },
    lessonEnds() {
      if (isSeen) alone = 0;
      else if (!hasEnded) alone += 1;
      hasEnded = true;
      return alone;
    },
  };
});
