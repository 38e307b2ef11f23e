import type { LivePhase } from '../room/live-phase';

/** Cards at the top of the page: next date, entrance, recordings, and the lesson to prepare. */
export type TopCard = 'next' | 'panel' | 'recording' | 'prepare';

/**
 * Chooses the cards of a phase, the most important first.
 *
 * @param isOpen whether the learner may enter
 * @param isInside whether the learner is in the room, which is above the cards
 */
export function topCards(
  phase: LivePhase['kind'],
  { isOpen, isInside }: { isOpen: boolean; isInside: boolean },
): readonly TopCard[] {
  if (!isOpen) return ['panel', 'next'];
  switch (phase) {
    case 'after':
      return ['panel', 'next', 'recording', 'prepare'];
    case 'during':
      // The room has opened by itself and names the lesson, so these cards are not needed.
      return ['prepare', 'recording'];
    case 'none':
    case 'before':
      return isInside
        ? ['next', 'prepare', 'recording']
        : ['next', 'panel', 'prepare', 'recording'];
  }
}
