import type { Lesson, RequiredTier } from './lesson';

/** Tiers of the plans. Source: docs/product.md, Plans and prices. */
export const TIER = { BASIC: 1, VIP: 2, PRIVATE: 3 } as const;

/** Least tier that opens a lesson, from its public fields. Source: docs/product.md, Access. */
export const requiredTierOf = ({ Type, isFree }: Pick<Lesson, 'Type' | 'isFree'>): RequiredTier => {
  if (isFree) return 0;
  return Type === 'monday_lesson' ? TIER.VIP : TIER.BASIC;
};

/**
 * Whether a listed lesson has its own page, and everybody may search its public text: lessons and
 * free mini lessons. Source: decision 39.
 */
export const hasOwnPage = ({ Type, isFree }: Pick<Lesson, 'Type' | 'isFree'>): boolean =>
  Type === 'lesson' || isFree;
