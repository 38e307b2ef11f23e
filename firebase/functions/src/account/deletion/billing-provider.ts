/**
 * What a deletion asks of whoever takes the money. Every method may be called again after it has
 * succeeded, and then finds nothing to do; it answers or rejects within 15 seconds, because a call
 * waits for it.
 */
export interface BillingProvider {
  /** Cancels a subscription paid on the web at once; `none`: there is none that runs. */
  cancelWebSubscription(uid: string): Promise<'cancelled' | 'none'>;
  /** Whether the person has ever had a free trial. Asked before the customer is deleted. */
  hasUsedTrial(uid: string): Promise<boolean>;
  /** Deletes the customer with payment methods; invoices stay there, as the law wants. */
  deleteCustomer(uid: string): Promise<'deleted' | 'none'>;
}

/** While nothing is sold on the web, nobody has a subscription, a trial or a customer there. */
export const noBillingProvider: BillingProvider = {
  cancelWebSubscription: async () => 'none',
  hasUsedTrial: async () => false,
  deleteCustomer: async () => 'none',
};
