import type { RequiredTier } from 'shared-contracts';
import type { Problems } from '../problems';
import { tierOf } from './audience';
import type { LessonContent } from './load-lesson';

const WHOM: Readonly<Record<RequiredTier, string>> = {
  0: 'everybody',
  1: 'BASIC and up',
  2: 'VIP and up',
};

/**
 * Refuses a clip that lessons of two tiers use, also drafts. A learner of the lower tier could
 * watch the film of the higher one. Source: decision 9.
 */
export function checkSharedClips(
  lessons: readonly Pick<LessonContent, 'DocID' | 'Type' | 'access' | 'clip'>[],
  problems: Problems,
): void {
  const firstOf = new Map<string, { readonly DocID: string; readonly tier: RequiredTier }>();
  for (const lesson of lessons) {
    const { DocID, clip } = lesson;
    const tier = tierOf(lesson);
    const first = firstOf.get(clip);
    if (first === undefined) firstOf.set(clip, { DocID, tier });
    else if (first.tier !== tier) {
      problems.add(
        `lessons/${DocID}/lesson.yaml`,
        `clip: "${clip}" is the film of "${first.DocID}", which is for ${WHOM[first.tier]}, but "${DocID}" is for ${WHOM[tier]}; give one of them another clip`,
      );
    }
  }
}
