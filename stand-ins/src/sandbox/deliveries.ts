/** How events leave: as they happen, only after `release`, twice, or the newest first. */
export type DeliveryMode = 'normal' | 'hold' | 'duplicate' | 'reverse';

/** One event on its way to the webhook. */
export interface Delivery {
  readonly id: string;
  readonly eventID: string;
  /** On the sandbox's clock; null: the webhook has taken it, or the sandbox has given up. */
  dueAt: number | null;
  /** Waits for `release`, whatever the time. */
  isHeld: boolean;
  /** `status` 0: the endpoint could not be reached. */
  readonly attempts: { readonly at: number; readonly status: number }[];
}

/** The part of a sandbox that sends events. */
export interface Sending {
  readonly state: {
    readonly events: Readonly<Record<string, object>>;
    readonly deliveries: Delivery[];
    deliveryMode: DeliveryMode;
  };
  readonly now: () => number;
  readonly id: (prefix: string) => string;
}

function queue({ state, now, id }: Sending, eventID: string): void {
  const isHeld = state.deliveryMode === 'hold';
  state.deliveries.push({ id: id('whd'), eventID, dueAt: now(), isHeld, attempts: [] });
}

/** Queues a recorded event, twice in the mode `duplicate`. */
export function sendEvent(sending: Sending, eventID: string): void {
  queue(sending, eventID);
  if (sending.state.deliveryMode === 'duplicate') queue(sending, eventID);
}

/** Deliveries that may be sent now, in the order in which they are sent. */
export function dueDeliveries({ state, now }: Sending): Delivery[] {
  const due = state.deliveries.filter(
    ({ dueAt, isHeld, eventID }) =>
      !isHeld && dueAt !== null && dueAt <= now() && Object.hasOwn(state.events, eventID),
  );
  return state.deliveryMode === 'reverse' ? due.reverse() : due;
}

/**
 * Records an answer of the endpoint, and when the next attempt follows.
 *
 * @param isTaken whether no further attempt is needed
 * @param retries waits before each further attempt, on the sandbox's clock
 */
export function noteAnswer(
  { now }: Pick<Sending, 'now'>,
  delivery: Delivery,
  { status, isTaken }: { readonly status: number; readonly isTaken: boolean },
  retries: readonly number[],
): void {
  delivery.attempts.push({ at: now(), status });
  const wait = retries[delivery.attempts.length - 1];
  delivery.dueAt = isTaken || wait === undefined ? null : now() + wait;
}

/**
 * The controls of events and state that both sandboxes have.
 *
 * @param counter the field of the state that counts ids; a reset keeps it, because our webhook
 *   knows an event by its id
 * @param send sends what is due
 */
export function createSharedActs<S extends Sending['state']>(
  sending: Sending & { readonly state: S },
  counter: keyof S,
  send: () => Promise<void>,
) {
  const { state } = sending;
  let start = structuredClone(state);
  return {
    setDeliveries: (mode: DeliveryMode) => void (state.deliveryMode = mode),
    /** Sends the held events. */
    release(): Promise<void> {
      for (const delivery of state.deliveries) delivery.isHeld = false;
      return send();
    },
    /** Sends an event again. @throws {Error} when there is no such event */
    async replay(eventID: string): Promise<void> {
      if (!Object.hasOwn(state.events, eventID)) throw new Error(`There is no event ${eventID}.`);
      queue(sending, eventID);
      await send();
    },
    /** Makes the present state the one that `reset` restores. */
    keepAsStart: () => void (start = structuredClone(state)),
    reset: () => void Object.assign(state, structuredClone(start), { [counter]: state[counter] }),
  };
}
