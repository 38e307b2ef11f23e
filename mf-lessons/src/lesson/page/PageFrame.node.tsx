import type { LessonPage } from 'shared-contracts';
import { LessonHead } from '../LessonHead';
import { LessonLayout } from '../LessonLayout';
import { pageParts, summaryOf } from './page-parts';

/**
 * The part that publishing puts into a lesson's page; the build for Node takes it for `PageFrame`.
 */
export function PageFrame({ page }: { readonly page: LessonPage }) {
  const head = <LessonHead summary={summaryOf(page)} untitled="" />;
  return (
    <div>
      <LessonLayout head={head} {...pageParts('members', page)} />
    </div>
  );
}
