import { createSharedActs } from '../sandbox/deliveries';
import { fetchOf } from '../sandbox/http';
import { answerApi, type Trouble } from './api';
import type { StoreProduct } from './objects';
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
  /** State of an earlier run; default: empty. */
  readonly state?: StoreState;
  /** Part of each id; default: none. */
  readonly seed?: string;
}

/**
 * Plays RevenueCat and the two stores in one process: purchases by its controls, webhooks, and the
 * REST interface (v2) that says what a customer has.
 */
export function createRevenueCatSandbox({
  products,
  key,
  project,
  endpoint,
  state: earlier,
  seed = '',
}: RevenueCatSandboxOptions) {
  // An earlier state may lack purchases.
  const state = structuredClone({ ...emptyState(), ...earlier });
  let trouble: Trouble | null = null;
  let sending: Promise<void> = Promise.resolve();
  const world: StoreWorld = {
    state,
    products,
    now: () => Date.now(),
    id: (prefix) => `${prefix}_${seed}${(state.count += 1)}`,
  };
  const api = (request: Parameters<typeof answerApi>[2]) =>
    answerApi(world, { key, project, trouble }, request);
  /** Carries out what is due and sends its events; resolves when the webhook has answered. */
  const settle = (): Promise<void> => {
    // One after the other, so that nothing is sent twice.
    sending = sending.then(() => {
      passTime(world);
      return sendDue(world, endpoint);
    });
    return sending;
  };
  const inWorld =
    <Rest extends unknown[]>(act: (world: StoreWorld, ...rest: Rest) => void) =>
    (...rest: Rest): void =>
      act(world, ...rest);

  return {
    ...createSharedActs(world, 'count', settle),
    world,
    state,
    api,
    settle,
    /** The platform's `fetch` for a program in the same process. */
    fetch: fetchOf(api),
    purchase: inWorld(purchase),
    purchaseOnce: inWorld(purchaseOnce),
    cancel: inWorld(cancel),
    expire: inWorld(expire),
    refund: inWorld(refund),
    failRenewal: inWorld(failRenewal),
    transfer: inWorld(transfer),
    advanceDays: inWorld(advanceDays),
    /** Lets the next renewal succeed or fail. */
    setNextPayment: (outcome: 'succeeds' | 'declined') =>
      void (state.isNextPaymentDeclined = outcome === 'declined'),
    /** Refuses the next calls of the REST interface with this status. */
    setTrouble: (status: 423 | 429 | 500 | 503, calls: number) =>
      void (trouble = { status, calls }),
    isTroubled: () => trouble !== null && trouble.calls > 0,
  };
}

export type RevenueCatSandbox = ReturnType<typeof createRevenueCatSandbox>;
