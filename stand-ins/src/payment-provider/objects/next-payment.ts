import type { World } from '../world';

/** Uses up what the controls say about the next payment; that of the customer comes first. */
export function isNextPaymentDeclined({ state }: World, customer: string | null): boolean {
  const outcome = customer === null ? undefined : state.nextPayments[customer];
  if (customer !== null && outcome !== undefined) {
    delete state.nextPayments[customer];
    return outcome === 'declined';
  }
  const isDeclined = state.nextPayment === 'declined';
  state.nextPayment = 'succeeds';
  return isDeclined;
}
