import { perPlatform } from 'common';

/** What shows that somebody is at the page. */
export const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Tells whether somebody was at the page while lessons played. */
export interface Presence {
  /** A film begins; what was done before belongs to another. */
  lessonBegins(): void;
  /** @returns how many lessons have now ended one after the other without an action of anybody */
  lessonEnds(): number;
}

/** Listens from the first film on. Source: docs/lessons.md, The end of a lesson. */
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
