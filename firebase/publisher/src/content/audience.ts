import { requiredTierOf, type Lesson, type RequiredTier } from 'shared-contracts';
import type { LessonContent } from './load-lesson';

/** Whether visitors may watch a lesson. Only a mini lesson can be free. */
export const isFree = ({ Type, access }: Pick<LessonContent, 'Type' | 'access'>): boolean =>
  Type === 'mini_lesson' && access === 'free';

/** The least tier that opens a lesson. Source: docs/product.md, Access. */
export const tierOf = (content: Pick<LessonContent, 'Type' | 'access'>): RequiredTier =>
  requiredTierOf({ Type: content.Type, isFree: isFree(content) });

/** Whether lists show a lesson: published, and not only reachable by link. */
export const isListed = ({
  isAvailable,
  isAvailableLessons,
}: Pick<Lesson, 'isAvailable' | 'isAvailableLessons'>): boolean =>
  isAvailable && isAvailableLessons;
