import { randomBytes } from 'node:crypto';
import { release, replay, type DeliveryMode } from '../sandbox/deliveries';
import { answerApi, type ApiRequest, type ApiResponse } from './api';
import { DAY } from './calendar';
import { readCard } from './objects/cards';
import { completeSession } from './objects/complete-session';
import { addPriceList, type PriceList } from './objects/price-list';
import { enterCode } from './objects/session-code';
import { findSubscription } from './objects/subscriptions';
import { cancelInPortal } from './pages/portal-actions';
import { emptyState, type NextPayment, type SandboxState } from './sandbox-state';
import { advance, doWhatIsDue } from './time/advance';
import { recordEvent } from './webhooks/record-event';
import { createSender, type Deliver } from './webhooks/sender';
import { clone, type World } from './world';

/** Few, because the emulator starts a process for each request that meets another. */
const WEBHOOKS_AT_ONCE = 4;

export interface StripeSandboxOptions extends Partial<PriceList> {
  /** The key that requests must carry; default `sk_test_sandbox`. */
  readonly secretKey?: string;
  /** Secret that webhooks are signed with; default `whsec_sandbox`. */
  readonly webhookSecret?: string;
  /** Sends an event to the webhook; default: events are recorded, and taken as delivered. */
  readonly deliver?: Deliver;
  /** Milliseconds after which a delivery without an answer has failed; default 20 s. */
  readonly webhookTimeoutMs?: number;
  /** Milliseconds; default `Date.now`. */
  readonly now?: () => number;
  /** Origin of the pages that `url` fields name; default `http://127.0.0.1:12111`. */
  readonly origin?: string;
  /** The step after the last failed retry of a renewal; default `cancel`. */
  readonly afterRetries?: 'cancel' | 'unpaid';
  /** A state to go on from (`npm start -- --keep`); default: empty. */
  readonly state?: SandboxState;
  /** Letters and digits in every id; default: random. */
  readonly seed?: string;
  /**
   * Whether events leave by themselves, soon after the request; default `true`. With `false` they
   * leave when `settle` is called, so a test decides what comes first.
   */
  readonly autoDeliver?: boolean;
}

export interface StripeSandbox {
  /** Everything it remembers; live, not a copy. Save it with `JSON.stringify`. */
  readonly state: SandboxState;
  readonly world: World;
  /** Answers a request of Stripe's API. */
  api(request: ApiRequest): ApiResponse;
  /**
   * As the platform's `fetch`, for requests of Stripe's API. The real SDK in the same process:
   *
   * ```ts
   * const sandbox = createStripeSandbox({ products, prices, autoDeliver: false });
   * const stripe = new Stripe('sk_test_sandbox', {
   *   httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
   *   maxNetworkRetries: 0,
   * });
   * const session = await stripe.checkout.sessions.create({ mode: 'subscription', … });
   * sandbox.pay(session.id); // the learner pays with 4242 …
   * await sandbox.settle(); // the webhooks come
   * await sandbox.advanceDays(31); // a month later, with its renewal and webhooks
   * ```
   */
  readonly fetch: typeof fetch;
  /**
   * The learner pays at the hosted page.
   *
   * @param number a test card; default 4242 4242 4242 4242
   * @param more `code`: a promotion code that the learner enters first
   * @returns `asks`: the bank's page comes first; call again with `isAuthenticated`
   * @throws {Error} declined, or the session is not open
   */
  pay(
    session: string,
    number?: string,
    more?: { readonly email?: string; readonly isAuthenticated?: boolean; readonly code?: string },
  ): 'complete' | 'asks';
  /** The learner cancels a plan in the portal, which does so beside a schedule, too. */
  cancelInPortal(subscription: string): void;
  /**
   * Says which day it is on the calendar that months are counted on; default: today. Call it before
   * anything is sold.
   */
  setCalendar(today: Date): void;
  /** Moves every date back and does what falls due; deliveries included. */
  advanceDays(days: number): Promise<void>;
  /** Does what is due by now and sends due events; resolves when that is done. */
  settle(): Promise<void>;
  setDeliveries(mode: DeliveryMode): void;
  /** Sends what was held. */
  release(): Promise<void>;
  /** Sends an event again. */
  replay(event: string): Promise<void>;
  /**
   * Lets the next payment fail, or takes that back.
   *
   * @param customer id; default: the next one who pays
   * @throws {Error} when there is no such customer
   */
  setNextPayment(outcome: NextPayment, customer?: string): void;
  /** Makes the present state the one that `reset` goes back to; before: the price list alone. */
  keepAsStart(): void;
  /** Back to the state of the start. Earlier ids never come again. */
  reset(): void;
}

/** Stripe as our own code and pages use it, in memory; `docs/sandbox.md` says what it knows. */
export function createStripeSandbox({
  products = [],
  prices = [],
  promotionCodes = [],
  secretKey = 'sk_test_sandbox',
  webhookSecret = 'whsec_sandbox',
  deliver = async () => 200,
  webhookTimeoutMs = 20_000,
  now = Date.now,
  origin = 'http://127.0.0.1:12111',
  afterRetries = 'cancel',
  state: kept,
  seed = randomBytes(4).toString('hex'),
  autoDeliver = true,
}: StripeSandboxOptions = {}): StripeSandbox {
  // An earlier state may lack a collection.
  const state = { ...emptyState(seed), ...kept };
  const world: World = {
    state,
    origin,
    afterRetries,
    now: () => Math.floor(now() / 1000),
    id: (prefix) => {
      state.sequence += 1;
      return `${prefix}_${state.seed}${state.sequence.toString(36).padStart(6, '0')}`;
    },
    emit(type, object, previous) {
      recordEvent(world, type, object, previous);
      if (autoDeliver) soon();
    },
  };

  const sender = createSender(world, {
    secret: webhookSecret,
    deliver,
    timeoutMs: webhookTimeoutMs,
    atOnce: WEBHOOKS_AT_ONCE,
  });
  const sendEvents = () => sender.finish();
  let isWaiting = false;
  function soon(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      sender.start();
    }, 0);
  }

  const api = (request: ApiRequest) => answerApi(world, request, secretKey);
  addPriceList(world, { products, prices, promotionCodes });
  let start = clone(state);

  return {
    state,
    world,
    api,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const { status, headers, body } = api({
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      return new Response(body, { status, headers });
    },
    pay(session, number = '4242 4242 4242 4242', more = {}) {
      const { code, email = '', isAuthenticated = false } = more;
      const open = state.sessions[session];
      if (open && code !== undefined) enterCode(world, open, code);
      return completeSession(world, session, { email, card: readCard(number), isAuthenticated });
    },
    cancelInPortal: (id) => cancelInPortal(world, findSubscription(world, id)),
    setCalendar: (today) =>
      void (state.daysAdvanced = (today.getTime() / 1000 - world.now()) / DAY),
    advanceDays: (days) => advance(world, days, sendEvents),
    async settle() {
      await doWhatIsDue(world, sendEvents);
      await sendEvents();
    },
    setDeliveries: (mode) => void (state.deliveryMode = mode),
    async release() {
      release(state);
      await sendEvents();
    },
    async replay(event) {
      replay(world, event);
      await sendEvents();
    },
    setNextPayment(outcome, customer) {
      if (customer === undefined) {
        state.nextPayment = outcome;
        return;
      }
      const match = state.customers[customer];
      if (!match || match.deleted) throw new Error(`There is no customer ${customer}.`);
      state.nextPayments[customer] = outcome;
    },
    keepAsStart: () => void (start = clone(state)),
    reset() {
      const { sequence } = state;
      Object.assign(state, clone(start), { sequence });
    },
  };
}
