import type { LessonPage } from 'shared-contracts';
import { LessonHead } from '../LessonHead';
import { LessonLayout } from '../LessonLayout';
import { pageParts, summaryOf } from './page-parts';

/**
 * Renders a lesson into its prerendered page. The Node build uses this file in place of
 * `PageFrame.tsx`.
 */
export function PageFrame({ page }: { readonly page: LessonPage }) {
  const head = <LessonHead summary={summaryOf(page)} untitled="" />;
  return (
    <div>
      <LessonLayout head={head} {...pageParts('members', page)} />
    </div>
  );
}
