import { requiredTierOf, type Lesson, type RequiredTier } from 'shared-contracts';
import type { LessonContent } from './load-lesson';

/** Whether everybody may watch it: only mini lessons can be free. */
export const isFree = ({ Type, access }: Pick<LessonContent, 'Type' | 'access'>): boolean =>
  Type === 'mini_lesson' && access === 'free';

/** Who may open a lesson. Source: docs/product.md, Access. */
export const tierOf = (content: Pick<LessonContent, 'Type' | 'access'>): RequiredTier =>
  requiredTierOf({ Type: content.Type, isFree: isFree(content) });

/** Whether lists show it: published and not only reachable by link. */
export const isListed = ({
  isAvailable,
  isAvailableLessons,
}: Pick<Lesson, 'isAvailable' | 'isAvailableLessons'>): boolean =>
  isAvailable && isAvailableLessons;
