import type { Lesson, RequiredTier } from './lesson';

/** Tiers of the plans. Source: INTERFACES §3. */
export const TIER = { BASIC: 1, VIP: 2, PRIVATE: 3 } as const;

/** Least tier that opens a lesson, from what everybody may know. Source: INTERFACES §3, who sees what. */
export const requiredTierOf = ({ Type, isFree }: Pick<Lesson, 'Type' | 'isFree'>): RequiredTier => {
  if (isFree) return 0;
  return Type === 'monday_lesson' ? TIER.VIP : TIER.BASIC;
};
