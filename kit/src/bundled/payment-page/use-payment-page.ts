import { createAsync, useObservable, usePlatform } from 'kit';
import { useState } from 'react';
import { idle, type AsyncState } from 'shared-contracts';
import { openPaymentPage, type PaymentPage } from './open-payment-page';

/** State and action for a button that opens a page of the payment provider. */
export function usePaymentPage(page: PaymentPage) {
  const platform = usePlatform();
  const [opening] = useState(() => createAsync(() => openPaymentPage(platform, page)));
  const state = useObservable<AsyncState<void>>(opening.state$, idle);
  return { state, open: opening.run };
}
