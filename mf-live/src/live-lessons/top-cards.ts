import type { LivePhase } from '../room/live-phase';

/**
 * The cards at the top of the page: the next date, the way in, the newest recording, what to
 * prepare.
 */
export type TopCard = 'next' | 'panel' | 'recording' | 'prepare';

/**
 * Chooses the cards of a phase and their order. What matters most comes first.
 *
 * @param isOpen whether the learner may enter
 * @param isInside whether the room itself is shown, above the cards
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
      // The room opens by itself, and says that the lesson is on.
      return ['prepare', 'recording'];
    case 'none':
    case 'before':
      return isInside
        ? ['next', 'prepare', 'recording']
        : ['next', 'panel', 'prepare', 'recording'];
  }
}
