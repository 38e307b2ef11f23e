import { requiredTierOf, type CatalogueLesson } from 'shared-contracts';

/**
 * Whether the last known plan opens a lesson. Pages use it to choose what they offer; the server
 * decides about access.
 *
 * @param tier of the learner; 0: no plan; a teacher has the highest
 */
export const isOpenTo = (lesson: Pick<CatalogueLesson, 'Type' | 'isFree'>, tier: number): boolean =>
  tier >= requiredTierOf(lesson);
