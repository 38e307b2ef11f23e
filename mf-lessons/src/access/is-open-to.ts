import { requiredTierOf, type CatalogueLesson } from 'shared-contracts';

/**
 * Whether a lesson opens to the last known plan. It decides what is offered; the server decides
 * what is opened.
 *
 * @param tier 0: no plan; a teacher's is the highest
 */
export const isOpenTo = (lesson: Pick<CatalogueLesson, 'Type' | 'isFree'>, tier: number): boolean =>
  tier >= requiredTierOf(lesson);
