import type { LessonPage } from 'shared-contracts';
import { LessonHead } from '../LessonHead';
import { LessonLayout } from '../LessonLayout';
import { pageParts, summaryOf } from './page-parts';

/** What publishing puts into the page of a lesson; the build for Node takes it for `PageFrame`. */
export function PageFrame({ page }: { readonly page: LessonPage }) {
  const head = <LessonHead summary={summaryOf(page)} untitled="" />;
  return (
    <div>
      <LessonLayout head={head} {...pageParts('members', page)} />
    </div>
  );
}
