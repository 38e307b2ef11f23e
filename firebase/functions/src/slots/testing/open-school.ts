import type { Firestore } from 'firebase-admin/firestore';
import { changePlan } from '../../billing/manage/change-plan';
import { createCheckout } from '../../billing/checkout/create-checkout';
import type { BillingWorld } from '../../billing/testing/billing-world';
import { OFFER } from '../../billing/testing/offer';
import { syncOwn } from '../../billing/sync.function';
import { member } from '../../testing/callers';

/** Makes a school with slots, and learners who buy, change and move them. */
export async function openSchool(
  db: Firestore,
  world: BillingWorld,
  hours: readonly string[],
  MaxAmountOfLessons = 5,
) {
  const read = async (path: string) => (await db.doc(path).get()).data();
  for (const id of hours) {
    const slot = { id, Day: 'MON', Meridiem: 'AM', Hour: 9, isBooked: false };
    await db.doc(`PrivateLessons/${id}`).set(slot);
  }
  const metadata = db.doc('PrivateLessons/PrivateLessonsMetadata');
  await metadata.set({ MaxAmountOfLessons, AmountOfLessons: 0 });
  const planOf = async (uid: string) => {
    const [customer = ''] = world.customersOf(uid);
    const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
    if (data[0] === undefined) throw new Error(`${uid} has no plan`);
    return data[0];
  };
  return {
    planOf,
    ask(uid: string, selectedPrivateLesson: string) {
      world.accounts.add(uid);
      return createCheckout(
        { offerID: OFFER.offerID, packageID: 'PRIVATE_monthly', selectedPrivateLesson },
        member(uid),
        world.services,
      );
    },
    /** Buys PRIVATE, and returns to the success page. */
    async subscribe(uid: string, slotID: string, card?: string) {
      const { id } = await this.ask(uid, slotID);
      await world.untold(async () => world.sandbox.pay(id, card));
      await syncOwn(uid, world.services);
    },
    change: (uid: string, PackageID: string, selectedPrivateLesson?: string) =>
      changePlan({ OfferID: OFFER.offerID, PackageID, selectedPrivateLesson }, uid, world.services),
    bookingOf: (id: string) => read(`PrivateLessonBookings/${id}`),
    async hours() {
      const { docs } = await db.collection('PrivateLessons').where('isBooked', '==', true).get();
      return docs.map(({ id }) => id);
    },
    amount: async () => (await metadata.get()).data()?.AmountOfLessons as number,
    async confirmationsOf(uid: string) {
      const { docs } = await db.collection(`Entitlements/${uid}/Confirmations`).get();
      return docs.map((one) => one.data());
    },
    /** Charged amounts, less refunds. */
    async kept(uid: string) {
      const [customer = ''] = world.customersOf(uid);
      const { data } = await world.stripe.charges.list({ customer, limit: 100 });
      return data
        .filter(({ paid }) => paid)
        .reduce(
          (sum, { amount_captured, amount_refunded }) => sum + amount_captured - amount_refunded,
          0,
        );
    },
  };
}
export type School = Awaited<ReturnType<typeof openSchool>>;
