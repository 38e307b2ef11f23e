import { useState } from 'react';
import { Button, Message } from 'kit';
import type { RegistrySource } from '../registry/registry';

/** Shows an error with Retry if the page has no readable registry; "Not found" would be wrong. */
export default function RegistryMissing({ registry }: { readonly registry: RegistrySource }) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await registry.refresh();
    // After a success, this component is already unmounted.
    setIsRetrying(false);
  };
  return (
    <div role="alert">
      <Message
        title="The lessons cannot be loaded."
        description="Your connection or our server is interrupted. Please try again in a moment."
        action={
          <Button busy={isRetrying} onClick={() => void retry()}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
