import { Button, Message } from 'kit';
import type { RemoteFailure } from 'shared-contracts';
import { failureText } from './failure-text';

interface RemoteFailureViewProps {
  readonly failure: RemoteFailure;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands in a remote's place: what failed, and a way to bring it back. */
export function RemoteFailureView({ failure, isRetrying, onRetry }: RemoteFailureViewProps) {
  const { title, description } = failureText(failure);
  return (
    <div role="alert" data-failure={failure.kind}>
      <Message
        title={title}
        description={description}
        action={
          <Button busy={isRetrying} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
