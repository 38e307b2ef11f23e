import { LessonHead } from './LessonHead';
import { LessonLayout, type Audience } from './LessonLayout';
import { openingParts } from './opening-parts';

/**
 * An opened lesson before it is known which one: what a prerendered page shows, which is the same
 * for every lesson. It starts nothing.
 */
export function LessonFrame({ audience, kind }: { audience: Audience; kind?: string }) {
  const head = <LessonHead summary={{ status: 'loading' }} untitled="" kind={kind} />;
  return <LessonLayout head={head} {...openingParts(audience)} />;
}
