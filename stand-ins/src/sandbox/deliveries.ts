/** How events leave: as they happen, only after `release`, twice, or the newest first. */
export type DeliveryMode = 'normal' | 'hold' | 'duplicate' | 'reverse';

/** One event on its way to the webhook. */
export interface Delivery {
  readonly id: string;
  readonly eventID: string;
  /** On the sandbox's clock; null: taken, or given up. */
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
    readonly deliveryMode: DeliveryMode;
  };
  readonly now: () => number;
  readonly id: (prefix: string) => string;
}

function queue({ state, now, id }: Sending, eventID: string): void {
  const isHeld = state.deliveryMode === 'hold';
  state.deliveries.push({ id: id('whd'), eventID, dueAt: now(), isHeld, attempts: [] });
}

/** Puts a recorded event on its way, twice in the mode `duplicate`. */
export function sendEvent(sending: Sending, eventID: string): void {
  queue(sending, eventID);
  if (sending.state.deliveryMode === 'duplicate') queue(sending, eventID);
}

/** @throws {Error} when there is no such event */
export function replay(sending: Sending, eventID: string): void {
  const isThere = Object.hasOwn(sending.state.events, eventID);
  if (!isThere) throw new Error(`There is no event ${eventID}.`);
  queue(sending, eventID);
}

/** Lets go what is held. */
export function release({ deliveries }: Sending['state']): void {
  for (const delivery of deliveries) delivery.isHeld = false;
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
 * Notes how the endpoint has answered.
 *
 * @param isTaken whether it needs no further attempt
 * @param retries after how long each further attempt follows, on the sandbox's clock
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
