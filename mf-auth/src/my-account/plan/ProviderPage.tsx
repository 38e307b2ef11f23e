import { Button } from 'kit';
import { noPaymentPage, usePaymentPage, type PaymentPage } from 'kit/payment-page';
import { AppError } from 'shared-contracts';
import { Note } from '../../account/Note';
import { myAccount } from '../../messages/my-account';

const { nothing } = myAccount.plan.payments;

interface ProviderPageProps {
  readonly page: PaymentPage;
  readonly text: string;
  readonly variant: 'primary' | 'secondary';
}

/** A button that opens a page of the payment provider. */
export function ProviderPage({ page, text, variant }: ProviderPageProps) {
  const { state, open } = usePaymentPage(page);
  return (
    <>
      <Button variant={variant} busy={state.status === 'loading'} onClick={() => void open()}>
        {text}
      </Button>
      {state.status === 'failure' && <Note kind="failed">{failureOf(state.error)}</Note>}
    </>
  );
}

/** With this code the server says only one thing: the payment provider knows no such customer. */
const failureOf = (error: unknown): string =>
  error instanceof AppError && error.code === 'failed-precondition' ? nothing : noPaymentPage;
