import { Button } from 'kit';
import { messages } from '../messages';
import { Notice } from './Notice';

/** The error that the catalogue could not be loaded, with a Retry button. */
export function CatalogueFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice {...messages.home.failure}>
        <Button onClick={onRetry}>{messages.retry}</Button>
      </Notice>
    </div>
  );
}
