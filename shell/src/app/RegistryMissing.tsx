import { useState } from 'react';
import { Button, Message } from 'kit';
import type { RegistrySource } from '../registry/registry';

/** The page came without a readable registry: what to do about it, instead of "not found". */
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
