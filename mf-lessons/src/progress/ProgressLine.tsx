import { useObservable } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { progressCode } from './progress-code';

/** How far a member has come in a lesson, on its card; nothing before their progress is known. */
export function ProgressLine({ lesson }: { readonly lesson: CatalogueLesson }) {
  const code = useObservable(progressCode.state$, idle);
  return code.status === 'success' && <code.value.CardProgress lesson={lesson} />;
}
