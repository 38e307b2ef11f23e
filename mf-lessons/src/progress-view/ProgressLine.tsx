import { useObservable } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { progressViewCode } from '../chunks/progress';

/** Shows a member's progress in a lesson on its card, and nothing before it is known. */
export function ProgressLine({ lesson }: { readonly lesson: CatalogueLesson }) {
  const code = useObservable(progressViewCode.state$, idle);
  return code.status === 'success' && <code.value.CardProgress lesson={lesson} />;
}
