import type { Firestore } from 'firebase-admin/firestore';
import type { StripeSandbox } from 'stand-ins/payment-provider';
import type Stripe from 'stripe';
import { OFFER } from './offer';

const idOf = (field: unknown) => (typeof field === 'string' ? field : (field as { id: string }).id);

/**
 * Finds booked slots and bookings that disagree, and slots without a paying plan.
 *
 * @param names ids of all slots
 * @param hour the learner's slot in their entitlement
 * @param booked slots that others see as booked, and the counter of the school
 * @returns sentences; none: all is right
 */
export async function wrongHours(
  db: Firestore,
  uid: string,
  names: readonly string[],
  hour: string | undefined,
  booked: { readonly hours: readonly string[]; readonly amount: number },
): Promise<string[]> {
  const bookings = db.collection('PrivateLessonBookings').where('StudentUID', '==', uid);
  const { docs: own } = await bookings.get();
  const inState = (state: string) =>
    own.filter((one) => one.data().state === state).map(({ id }) => id);
  const confirmed = inState('confirmed').join();
  return [
    ...inState('reserving').map((id) => `${id} stays reserved.`),
    ...(confirmed === (hour ?? '') ? [] : [`${confirmed} is confirmed, not ${hour}.`]),
    ...names
      .filter((id) => booked.hours.includes(id) !== own.some((one) => one.id === id))
      .map((id) => `${id} is shown wrong.`),
    ...(booked.amount === own.length ? [] : ['The counter is wrong.']),
  ];
}

/** The product of an invoice for a whole period. */
function periodProduct({ lines }: Stripe.Invoice): string {
  const whole = lines.data.find(
    ({ parent }) => parent?.subscription_item_details?.proration === false,
  );
  return idOf(whole?.pricing?.price_details?.product ?? '');
}

/**
 * Checks that each paid renewal is confirmed once, under its invoice, with the paid amount.
 *
 * @returns sentences; none: all is right
 */
export async function wrongRenewals(
  db: Firestore,
  uid: string,
  state: StripeSandbox['state'],
  customer: string,
): Promise<string[]> {
  const paid = Object.values(state.invoices)
    .filter((one) => one.customer === customer && one.status === 'paid')
    .filter(({ billing_reason }) => billing_reason === 'subscription_cycle')
    .map((one) => {
      const sold = OFFER.packages.find(({ ProductID }) => ProductID === periodProduct(one));
      return `${one.id} ${sold?.identifier} ${one.currency} ${one.amount_paid}`;
    });
  const { docs } = await db
    .collection(`Entitlements/${uid}/Confirmations`)
    .where('kind', '==', 'renewal')
    .get();
  const confirmed = docs.map((one) => {
    const { identifier, amount } = one.data() as {
      identifier: string;
      amount: { currency: string; unit_amount: number };
    };
    return `${one.id} ${identifier} ${amount.currency} ${amount.unit_amount}`;
  });
  return [
    ...paid.filter((one) => !confirmed.includes(one)).map((one) => `${one} is not confirmed.`),
    ...confirmed.filter((one) => !paid.includes(one)).map((one) => `${one} was never paid.`),
  ];
}
