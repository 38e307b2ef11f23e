import { useObservable } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { progressViewCode } from '../chunks/progress';

/** A member's progress on a lesson card, once its code has loaded. */
export function ProgressLine({ lesson }: { readonly lesson: CatalogueLesson }) {
  const code = useObservable(progressViewCode.state$, idle);
  return code.status === 'success' && <code.value.CardProgress lesson={lesson} />;
}
