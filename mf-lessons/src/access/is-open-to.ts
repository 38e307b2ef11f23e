import { requiredTierOf, type CatalogueLesson } from 'shared-contracts';

/**
 * Tells whether the last known plan opens a lesson. It decides what a page offers. The server
 * decides what opens.
 *
 * @param tier 0: no plan; a teacher's is the highest
 */
export const isOpenTo = (lesson: Pick<CatalogueLesson, 'Type' | 'isFree'>, tier: number): boolean =>
  tier >= requiredTierOf(lesson);
