import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import type { WebhookRequest } from 'stand-ins/payment-provider';
import type { StoreWebhookRequest } from 'stand-ins/stores';
import { openSchool } from '../../slots/testing/open-school';
import { member } from '../../testing/callers';
import { deletionProvider } from '../../account/deletion/deletion-provider';
import { createCheckout } from '../checkout/create-checkout';
import { changePlan } from '../manage/change-plan';
import { cancelPlan, uncancelPlan } from '../manage/manage-plan';
import { isLive, periodOf } from '../../ledger/provider/standing';
import { idOf } from '../../ledger/provider/stripe';
import { syncStore } from '../stores/sync-store';
import { answerWebhook } from '../webhook/answer-webhook';
import { HOURS, isOfStore, type History, type Step, type StoreStep, type WebStep } from './history';
import { createMail } from './mail';
import { OFFER } from './offer';
import { isCancelled, mustHold, wrongEnds, wrongMoney } from './oracle';
import { bothMustHold, inWordsOf, storeMustHold, type Held } from './store-oracle';
import { createStoreWorld } from './store-world';
import { wrongTrials } from './trial-oracle';
import { wrongHours, wrongRenewals } from './wrong-records';

export { historyOf, type History } from './history';

const SECRET = 'whsec_sandbox';

/**
 * Runs a learner's call, which the product may refuse as not possible now, or with a code of
 * `also`.
 *
 * @returns whether the call succeeded
 */
async function wish(work: Promise<unknown>, ...also: AppError['code'][]): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    const isKnown =
      error instanceof AppError && ['failed-precondition', ...also].includes(error.code);
    if (isKnown) return false;
    throw error;
  }
}

/** Runs a step in a store, which may refuse it. */
function tryInStore(work: () => void): void {
  try {
    work();
  } catch {
    // The store does not offer this step now.
  }
}

function requireTaken({ status }: { readonly status: number }): void {
  if (status !== 200) throw new Error(`The webhook answered ${status}`);
}

/** The learner's stored plan, and the one that the oracle expects; null: no plan. */
interface Compared {
  readonly stored: unknown;
  readonly expected: unknown;
}

/**
 * Runs a history at both providers. Delivers its events in the given order, also twice, late or
 * never, and some during the history.
 *
 * @returns the learner, the learner's other account (`alias`), and a friend to whom a store may
 *   transfer plans; `wrong`: what is wrong
 *   with money, hours and confirmations, in sentences
 */
export async function live(
  db: Firestore,
  uid: string,
  { packageID, steps, web, stores: ofStores, isLostForGood }: History,
): Promise<
  Compared & { readonly friend: Compared; readonly alias: Compared; readonly wrong: string[] }
> {
  const seed = uid.replaceAll(/\W/g, '');
  const friend = `${uid}-friend`;
  // Both addresses have the same mailbox.
  const alias = `${uid}+alias`;
  let isUnread = false;
  const mail = createMail<WebhookRequest>(web, async ({ body, signature }) =>
    requireTaken(await answerWebhook(body, signature, SECRET, services)),
  );
  const storeMail = createMail<StoreWebhookRequest>(ofStores, async (request) =>
    requireTaken(await world.answer(request)),
  );
  const world = await createStoreWorld(db, storeMail.receive, {
    // The dot separates learner 3's 11th event from learner 31's first.
    seed: `${seed}.`,
    stripe: { seed, deliver: mail.receive },
    log: (result) => void (isUnread ||= result === 'store event was not read'),
  });
  const { sandbox, stores, stripe, services } = world;
  for (const one of [uid, friend, alias]) world.accounts.add(one);
  const hourOf = (hour: number) => `${uid}-${HOURS[hour]}`;
  const names = HOURS.map((_, hour) => hourOf(hour));
  const school = await openSchool(db, world, names);
  if (packageID !== null) await world.buy(uid, packageID);
  let customer = '';
  const findCustomer = () => (customer = world.customersOf(uid)[0] ?? customer);

  async function deliverSome(): Promise<void> {
    await sandbox.settle();
    await mail.deliverSome();
    await stores.settle();
    await storeMail.deliverSome();
  }

  async function deleteAccount(): Promise<void> {
    const provider = deletionProvider(services);
    stores.setTrouble(503, 0);
    await provider.cancelWebSubscription(uid);
    await provider.deleteCustomer(uid);
    world.accounts.delete(uid);
    for (const name of ['Billing', 'Entitlements']) await db.doc(`${name}/${uid}`).delete();
  }

  /** Faults that were found during the history. */
  const wrong: string[] = [];
  const ownPlans = (of: string) =>
    Object.values(stores.state.subscriptions).filter(
      ({ customer_id, gives_access }) => customer_id === of && gives_access,
    );
  const slotFor = (packageID: string, hour: number) =>
    packageID === 'PRIVATE_monthly' ? { selectedPrivateLesson: hourOf(hour) } : {};
  type Choice = { readonly packageID: string; readonly hour: number };
  const change = ({ packageID, hour }: Choice) =>
    changePlan(
      { OfferID: OFFER.offerID, PackageID: packageID, ...slotFor(packageID, hour) },
      uid,
      services,
    );
  async function buy({ packageID, hour }: Choice): Promise<void> {
    const request = { offerID: OFFER.offerID, packageID, ...slotFor(packageID, hour) };
    const owned = ownPlans(uid).some(({ product_id }) => !product_id?.endsWith('old_monthly'));
    const isKnown = owned && !stores.isTroubled();
    await wish(
      createCheckout(request, member(uid), services).then(({ id }) => {
        if (isKnown) wrong.push(`${id} was sold beside a plan of a store.`);
        try {
          sandbox.pay(id);
        } catch (error) {
          // With a declined card there is no purchase.
          if (!/declined/.test(String(error))) throw error;
        }
      }),
    );
  }
  async function advance(days: number): Promise<void> {
    stores.advanceDays(days);
    await sandbox.advanceDays(days);
  }
  const pages: string[] = [];
  const open = ({ packageID, isAlias }: Extract<WebStep, { kind: 'open' }>) =>
    wish(
      createCheckout(
        { offerID: OFFER.offerID, packageID },
        member(isAlias ? alias : uid),
        services,
      ).then(({ id }) => void pages.push(id)),
    );
  async function payOld(): Promise<void> {
    const page = pages.shift();
    // Some hours later. A checkout is open for a day.
    await advance(0.25);
    try {
      if (page !== undefined) sandbox.pay(page);
    } catch (error) {
      if (!/declined|Session is (expired|complete)/.test(String(error))) throw error;
    }
  }
  const resume = (productIDToUncancel: string) =>
    uncancelPlan({ productIDToUncancel }, uid, services);
  /** Calls of one learner run one at a time, so the last successful one decides. */
  async function pressAtOnce(
    { packageID, presses }: Extract<WebStep, { kind: 'at-once' }>,
    ownProduct: string,
  ): Promise<void> {
    const press = {
      change: () => change({ packageID, hour: 0 }),
      cancel: () => cancelPlan(uid, services),
      resume: () => resume(ownProduct),
    };
    const done = await Promise.all(presses.map((one) => wish(press[one](), 'aborted')));
    wrong.push(...wrongEnds(sandbox.state, customer));
    const last = presses.findLast((_, at) => done[at]);
    if (last === 'cancel' && !isCancelled(sandbox.state, customer)) {
      wrong.push('A cancellation that came last was lost.');
    }
  }
  async function payLate(): Promise<void> {
    const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    for (const open of data) {
      const of = open.parent?.subscription_details?.subscription ?? '';
      if (!isLive(await stripe.subscriptions.retrieve(idOf(of)))) continue;
      await stripe.invoices.pay(open.id, { payment_method: id }).catch(() => undefined);
    }
  }
  async function takeWebStep(one: WebStep): Promise<void> {
    if (one.kind === 'decline') return sandbox.setNextPayment('declined');
    if (one.kind === 'buy') return buy(one);
    if (one.kind === 'open') return void (await open(one));
    if (one.kind === 'pay-old') return payOld();
    if (findCustomer() === '') return;
    if (one.kind === 'pay-late') return payLate();
    const listed = await stripe.subscriptions.list({ customer, limit: 100 });
    const own = listed.data.find(isLive);
    if (own === undefined) return;
    if (one.kind === 'fail-renewal') {
      sandbox.setNextPayment('declined');
      const left = (periodOf(own).end - Date.now() / 1000) / 86_400;
      return advance(Math.max(0, left) + 0.1);
    }
    if (one.kind === 'change') return void (await wish(change(one)));
    if (one.kind === 'move-all') {
      const moves = HOURS.map((_, hour) => change({ packageID: 'PRIVATE_monthly', hour }));
      return void (await Promise.all(moves.map((move) => wish(move, 'aborted'))));
    }
    if (one.kind === 'cancel') return void (await wish(cancelPlan(uid, services)));
    const ownProduct = idOf(own.items.data[0]?.price.product ?? '');
    if (one.kind === 'at-once') return pressAtOnce(one, ownProduct);
    if (one.kind === 'resume') return void (await wish(resume(ownProduct)));
    if (one.kind === 'refund' || one.kind === 'refund-earlier') {
      const charges = await stripe.charges.list({ customer, limit: 10 });
      const all = charges.data.filter((charge) => charge.paid && !charge.refunded);
      const paid = all[one.kind === 'refund' ? 0 : 1];
      if (paid !== undefined && !paid.disputed) await stripe.refunds.create({ charge: paid.id });
      return;
    }
    if (one.kind === 'card') {
      const { id } = await stripe.paymentMethods.attach(one.card, { customer });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
      return void (await stripe.subscriptions.update(own.id, { default_payment_method: id }));
    }
    if (one.kind === 'cancel-in-portal') return sandbox.cancelInPortal(own.id);
    // The provider refuses both while a change is scheduled.
    if (own.schedule !== null) return;
    if (one.kind === 'end') return void (await stripe.subscriptions.cancel(own.id));
    await stripe.subscriptions.update(own.id, { cancel_at: '' });
  }

  function takeStoreStep(one: StoreStep): void {
    if (one.kind === 'store-decline') return stores.setNextPayment('declined');
    if (one.kind === 'store-busy') return stores.setTrouble(one.status, one.calls);
    if (one.kind === 'store-transfer') {
      const [from, to] = one.isBack ? [friend, uid] : [uid, friend];
      return tryInStore(() => stores.transfer(from, to));
    }
    const running = ownPlans(uid);
    if (one.kind === 'store-buy') {
      // Other tests prove a change to an unknown product.
      const isChange = one.ProductID === 'old_monthly' && running.length > 0;
      return isChange ? undefined : tryInStore(() => stores.purchase(uid, one.ProductID, one.os));
    }
    const [, , ...rest] = running[one.which % running.length]?.product_id?.split('_') ?? [];
    const act = {
      'store-cancel': stores.cancel,
      'store-expire': stores.expire,
      'store-refund': stores.refund,
    }[one.kind];
    tryInStore(() => act(uid, rest.join('_')));
  }

  async function takeStep(one: Step): Promise<void> {
    if (isOfStore(one)) return takeStoreStep(one);
    if (one.kind === 'days') return advance(one.days);
    if (one.kind === 'deliver') return deliverSome();
    if (one.kind === 'delete-account') return deleteAccount();
    return takeWebStep(one);
  }

  let hadStorePlan = false;
  for (const one of steps) {
    await takeStep(one);
    hadStorePlan ||= Object.values(stores.state.subscriptions).some(
      ({ customer_id }) => customer_id === uid,
    );
    if (one.kind === 'delete-account') break;
  }

  findCustomer();
  stores.setTrouble(503, 0);
  await deliverSome();
  // The webhook's own changes at the provider cause further events.
  await mail.deliverRest(() => sandbox.settle());
  if (!isLostForGood) await storeMail.deliverRest(() => stores.settle());
  if (storeMail.hasLost() || isUnread) {
    // The learner's page and the nightly job read changes whose events were lost.
    for (const one of [uid, friend].filter((each) => world.accounts.has(each))) {
      await syncStore(services, one, { by: 'learner', why: 'syncSubscription' });
    }
  }

  const now = new Date();
  const compare = (stored: object | undefined, expected: Held | null): Compared => ({
    stored: inWordsOf((stored ?? null) as Held | null, expected, now),
    expected,
  });
  const entitlement = await world.entitlementOf(uid);
  // Its time is the real one, which the provider's clock does not move.
  const { PrivateLessonMove: _move, ...stored } = entitlement ?? {};
  const isDeleted = !world.accounts.has(uid);
  const store = storeMustHold(stores.state, uid, now);
  const onWeb = (of: string) => mustHold(sandbox.state, of, now) as Held | null;
  const expected = isDeleted ? null : bothMustHold(onWeb(customer), store, now);
  const aliasCustomer = world.customersOf(alias)[0] ?? '';
  const booked = { hours: await school.hours(), amount: await school.amount() };
  const hour = entitlement?.PrivateLessonSlotID;
  wrong.push(
    ...wrongEnds(sandbox.state, customer),
    ...[customer, aliasCustomer].flatMap((one) => wrongMoney(sandbox.state, one)),
    ...wrongTrials(sandbox.state, { customer, alias: aliasCustomer, store, hadStorePlan }, now),
    ...(isDeleted
      ? []
      : [
          ...(await wrongHours(db, uid, names, hour, booked)),
          ...(await wrongRenewals(db, uid, sandbox.state, customer)),
        ]),
  );
  return {
    ...compare(entitlement && stored, expected),
    alias: compare(await world.entitlementOf(alias), onWeb(aliasCustomer)),
    friend: compare(await world.entitlementOf(friend), storeMustHold(stores.state, friend, now)),
    wrong,
  };
}
