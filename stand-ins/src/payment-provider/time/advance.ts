import { idOf, type World } from '../world';
import { addToCalendar, DAY } from '../calendar';
import { nextDue } from './due';
import { moveDatesBack } from './move-dates';

/** Ends an endless loop, which only a fault of the sandbox could cause. */
const MOST_STEPS = 100_000;

/**
 * Carries out all that is due by now.
 *
 * @param after runs after each step, for deliveries
 */
export async function doWhatIsDue(world: World, after: () => Promise<void>): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const due = nextDue(world);
    if (!due || due.at > world.now()) return;
    due.happen();
    await after();
  }
  throw new Error('The clock of the sandbox does not come to an end.');
}

/** Time of the next attempt of a delivery, Unix seconds; `Infinity`: no delivery is waiting. */
const nextAttempt = ({ state }: World) =>
  Math.min(
    ...state.deliveries.map(({ dueAt, isHeld }) => (isHeld || dueAt === null ? Infinity : dueAt)),
  );

/** Sends an event about every subscriber, so that our copies of their dates follow. */
function tellOfMovedDates(world: World): void {
  const { customers, subscriptions } = world.state;
  const subscribers = new Set(Object.values(subscriptions).map(({ customer }) => idOf(customer)));
  for (const id of subscribers) {
    const customer = customers[id];
    if (customer && !customer.deleted) world.emit('customer.updated', customer);
  }
}

/**
 * Moves the dates back step by step, each time to the next step of the clock, which then happens
 * "now". So every step sees dates that agree with the real time. At the end each customer with a
 * subscription gets an event, which Stripe has no reason to send.
 *
 * @param days how many, also parts of one; at most ten years
 * @param after runs after each step, for deliveries
 */
export async function advance(
  world: World,
  days: number,
  after: () => Promise<void>,
): Promise<void> {
  if (!(days > 0 && days <= 3660)) {
    throw new Error('advanceDays must be a number of days above 0 and at most 3660.');
  }
  let left = Math.round(days * DAY);
  await doWhatIsDue(world, after);
  while (left > 0) {
    const next = Math.min(nextDue(world)?.at ?? Infinity, nextAttempt(world));
    const step = Math.min(left, Math.max(1, next - world.now()));
    moveDatesBack(world.state, step);
    addToCalendar(world.state, step);
    left -= step;
    await doWhatIsDue(world, after);
    await after();
  }
  tellOfMovedDates(world);
  await after();
}
