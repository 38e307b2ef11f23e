import { randomBytes } from 'node:crypto';
import { createSharedActs } from '../sandbox/deliveries';
import { fetchOf, type ApiRequest } from '../sandbox/http';
import { answerApi } from './api';
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
import type { World } from './world';

/** The limit is low, because the emulator starts a process for each request beside another. */
const WEBHOOKS_AT_ONCE = 4;

export interface StripeSandboxOptions extends Partial<PriceList> {
  /** The key that requests must carry; default `sk_test_sandbox`. */
  readonly secretKey?: string;
  /** The secret that signs webhooks; default `whsec_sandbox`. */
  readonly webhookSecret?: string;
  /** Sends an event to the webhook; default: each event counts as delivered. */
  readonly deliver?: Deliver;
  /** Milliseconds after which a delivery without an answer has failed; default 20 s. */
  readonly webhookTimeoutMs?: number;
  /** Milliseconds; default `Date.now`. */
  readonly now?: () => number;
  /** Origin of the pages that `url` fields name; default `http://127.0.0.1:12111`. */
  readonly origin?: string;
  /** The step after the last failed retry of a renewal; default `cancel`. */
  readonly afterRetries?: 'cancel' | 'unpaid';
  /** State of an earlier run (`npm start -- --keep`); default: empty. */
  readonly state?: SandboxState;
  /** Letters and digits in every id; default: random. */
  readonly seed?: string;
  /**
   * Whether events leave by themselves, soon after the request; default `true`. With `false` they
   * leave when `settle` is called, so a test decides what comes first.
   */
  readonly autoDeliver?: boolean;
}

/** The learner at the hosted page. */
interface PaymentInput {
  readonly email?: string;
  /** The learner has completed the bank's page. */
  readonly isAuthenticated?: boolean;
  /** A promotion code that the learner enters first. */
  readonly code?: string;
}

/**
 * Stripe as our own code and pages use it, in memory; `docs/sandbox.md` says what it knows. The
 * real SDK in the same process:
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
}: StripeSandboxOptions = {}) {
  // An earlier state may lack a collection.
  const state: SandboxState = { ...emptyState(seed), ...kept };
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

  return {
    ...createSharedActs(world, 'sequence', sendEvents),
    /** Live, not a copy. Save it with `JSON.stringify`. */
    state,
    world,
    api,
    /** The platform's `fetch` for the SDK in the same process. */
    fetch: fetchOf(api),
    /**
     * Pays at the hosted page.
     *
     * @param number a test card
     * @returns `asks`: the bank's page comes first; call again with `isAuthenticated`
     * @throws {Error} declined, or the session is not open
     */
    pay(
      session: string,
      number = '4242 4242 4242 4242',
      { code, email = '', isAuthenticated = false }: PaymentInput = {},
    ): 'complete' | 'asks' {
      const open = state.sessions[session];
      if (open && code !== undefined) enterCode(world, open, code);
      return completeSession(world, session, { email, card: readCard(number), isAuthenticated });
    },
    /** Cancels a plan in the portal, which does so beside a schedule, too. */
    cancelInPortal: (subscription: string) =>
      cancelInPortal(world, findSubscription(world, subscription)),
    /** Sets the day of the calendar that counts months. Call it before anything is sold. */
    setCalendar: (today: Date) =>
      void (state.daysAdvanced = (today.getTime() / 1000 - world.now()) / DAY),
    /** Moves every date back and carries out what falls due, deliveries included. */
    advanceDays: (days: number) => advance(world, days, sendEvents),
    /** Carries out what is due and sends its events; resolves when the webhook has answered. */
    async settle(): Promise<void> {
      await doWhatIsDue(world, sendEvents);
      await sendEvents();
    },
    /**
     * Lets the next payment fail, or takes that back.
     *
     * @param customer id; default: the next one who pays
     * @throws {Error} when there is no such customer
     */
    setNextPayment(outcome: NextPayment, customer?: string): void {
      if (customer === undefined) {
        state.nextPayment = outcome;
        return;
      }
      const match = state.customers[customer];
      if (!match || match.deleted) throw new Error(`There is no customer ${customer}.`);
      state.nextPayments[customer] = outcome;
    },
  };
}

export type StripeSandbox = ReturnType<typeof createStripeSandbox>;
