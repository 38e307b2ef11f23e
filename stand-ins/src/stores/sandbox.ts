import { release, replay, type DeliveryMode } from '../sandbox/deliveries';
import { answerApi, type StoreApiAnswer, type StoreApiRequest, type Trouble } from './api';
import type { StoreOs, StoreProduct } from './objects';
import {
  advanceDays,
  cancel,
  expire,
  failRenewal,
  passTime,
  purchase,
  purchaseOnce,
  refund,
  transfer,
} from './purchases';
import { sendDue, type StoreEndpoint } from './sender';
import { emptyState, type StoreState, type StoreWorld } from './store-state';

export interface RevenueCatSandboxOptions {
  readonly products: readonly StoreProduct[];
  /** Secret key of the REST interface. */
  readonly key: string;
  readonly project: string;
  readonly endpoint: StoreEndpoint;
  /** Of an earlier run. */
  readonly state?: StoreState;
  /** Part of each id; default: none. */
  readonly seed?: string;
}

export interface RevenueCatSandbox {
  readonly world: StoreWorld;
  readonly state: StoreState;
  api(request: StoreApiRequest): StoreApiAnswer;
  /** Takes the place of `fetch` for a program in the same process. */
  readonly fetch: typeof fetch;
  purchase(uid: string, ProductID: string, os: StoreOs): void;
  /** Buys a product's time ahead, which does not renew. */
  purchaseOnce(uid: string, ProductID: string, os: StoreOs): void;
  cancel(uid: string, ProductID: string): void;
  expire(uid: string, ProductID: string): void;
  refund(uid: string, ProductID: string): void;
  /** The renewal of a running plan falls due now and is not paid. */
  failRenewal(uid: string, ProductID: string): void;
  transfer(fromUid: string, toUid: string): void;
  /** The next renewal that falls due succeeds or fails. */
  setNextPayment(outcome: 'succeeds' | 'declined'): void;
  advanceDays(days: number): void;
  setDeliveries(mode: DeliveryMode): void;
  release(): void;
  replay(eventID: string): void;
  /** The next calls of the REST interface are refused with this status. */
  setTrouble(status: 423 | 429 | 500 | 503, calls: number): void;
  isTroubled(): boolean;
  /** Lets due things happen and sends what is due; resolves when all is answered. */
  settle(): Promise<void>;
  /** `reset` goes back to the state of this moment. */
  keepAsStart(): void;
  reset(): void;
}

/**
 * Plays RevenueCat and the two stores in one process: purchases by its controls, webhooks, and the
 * REST interface (v2) that says what a customer has. Written from RevenueCat's documentation; it
 * has not been compared with the real service.
 */
export function createRevenueCatSandbox({
  products,
  key,
  project,
  endpoint,
  state: earlier,
  seed = '',
}: RevenueCatSandboxOptions): RevenueCatSandbox {
  // An earlier state may lack purchases.
  const state = structuredClone({ ...emptyState(), ...earlier });
  let start = structuredClone(state);
  let trouble: Trouble | null = null;
  let sending: Promise<void> = Promise.resolve();
  const world: StoreWorld = {
    state,
    products,
    now: () => Date.now(),
    id: (prefix) => `${prefix}_${seed}${(state.count += 1)}`,
  };
  const api = (request: StoreApiRequest) => answerApi(world, { key, project, trouble }, request);

  return {
    world,
    state,
    api,
    async fetch(input, init) {
      const { pathname, search } = new URL(String(input));
      const authorization = new Headers(init?.headers).get('authorization') ?? undefined;
      const path = pathname + search;
      const answer = api({ method: init?.method ?? 'GET', path, authorization });
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    },
    purchase: (uid, ProductID, os) => purchase(world, uid, ProductID, os),
    purchaseOnce: (uid, ProductID, os) => purchaseOnce(world, uid, ProductID, os),
    cancel: (uid, ProductID) => cancel(world, uid, ProductID),
    expire: (uid, ProductID) => expire(world, uid, ProductID),
    refund: (uid, ProductID) => refund(world, uid, ProductID),
    failRenewal: (uid, ProductID) => failRenewal(world, uid, ProductID),
    transfer: (fromUid, toUid) => transfer(world, fromUid, toUid),
    setNextPayment: (outcome) => void (state.isNextPaymentDeclined = outcome === 'declined'),
    advanceDays: (days) => advanceDays(world, days),
    setDeliveries: (mode) => void (state.deliveryMode = mode),
    release: () => release(state),
    replay: (eventID) => replay(world, eventID),
    setTrouble: (status, calls) => void (trouble = { status, calls }),
    isTroubled: () => trouble !== null && trouble.calls > 0,
    settle() {
      // One after the other, so that nothing is sent twice.
      sending = sending.then(() => {
        passTime(world);
        return sendDue(world, endpoint);
      });
      return sending;
    },
    keepAsStart: () => void (start = structuredClone(state)),
    // Ids go on, because our webhook knows an event by its id.
    reset: () => void Object.assign(state, structuredClone(start), { count: state.count }),
  };
}
