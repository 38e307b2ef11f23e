import type { World } from '../world';

/** Uses up what the controls say about the next payment; that of the customer comes first. */
export function isNextPaymentDeclined({ state }: World, customer: string | null): boolean {
  const own = customer === null ? undefined : state.nextPayments[customer];
  if (customer !== null && own !== undefined) {
    delete state.nextPayments[customer];
    return own === 'declined';
  }
  const isDeclined = state.nextPayment === 'declined';
  state.nextPayment = 'succeeds';
  return isDeclined;
}
