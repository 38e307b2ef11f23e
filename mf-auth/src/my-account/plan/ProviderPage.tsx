import { useState } from 'react';
import { Button, usePlatform } from 'kit';
import { AppError } from 'shared-contracts';
import { Note } from '../../account/Note';
import { myAccount } from '../../messages/my-account';

const { failed, nothing } = myAccount.plan.payments;

/** The call refuses for one reason only: the payment provider knows no such customer. */
const failureOf = (error: unknown): string =>
  error instanceof AppError && error.code === 'failed-precondition' ? nothing : failed;

interface ProviderPageProps {
  readonly call: 'createBillingPortalSession' | 'createStripeCardUpdateCheckoutSession';
  readonly text: string;
  readonly variant: 'primary' | 'secondary';
}

/** A button that leads to a page of the payment provider. */
export function ProviderPage({ call, text, variant }: ProviderPageProps) {
  const { functions, log, navigation } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await functions.call(call, {});
      navigation.leave(url);
    } catch (error) {
      log.warn('The pages of the payment provider could not be opened', { error });
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant={variant} busy={isBusy} onClick={() => void leave()}>
        {text}
      </Button>
      {failure !== null && <Note kind="failed">{failure}</Note>}
    </>
  );
}
