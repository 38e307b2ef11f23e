import { Button } from 'kit';
import { messages } from '../messages';
import { Notice } from './Notice';

/** Says that the list of lessons is missing and offers to fetch it again. */
export function CatalogueFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        {...messages.home.failure}
        action={<Button onClick={onRetry}>{messages.retry}</Button>}
      />
    </div>
  );
}
