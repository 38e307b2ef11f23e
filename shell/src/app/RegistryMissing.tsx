import { useState } from 'react';
import { Button, Message } from 'kit';
import type { RegistrySource } from '../registry/registry';

/**
 * Shows what to do when the page came without a readable registry. "Not found" would be wrong then.
 */
export default function RegistryMissing({ registry }: { readonly registry: RegistrySource }) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await registry.refresh();
    // If that helped, this component is unmounted by now.
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
