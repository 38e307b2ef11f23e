import { idOf, type World } from '../world';
import { addToCalendar, DAY } from '../calendar';
import { nextDue } from './due';
import { moveDatesBack } from './move-dates';

/** Ends a clock that is moved in a circle, which only a fault of the sandbox could do. */
const MOST_STEPS = 100_000;

/**
 * Does what is due by now.
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

/** When an event that was not taken is sent again; `Infinity`: none is waiting. */
const nextAttempt = ({ state }: World) =>
  Math.min(
    ...state.deliveries.map(({ dueAt, isHeld }) => (isHeld || dueAt === null ? Infinity : dueAt)),
  );

/** Called when the dates of every customer have moved, so that copies of them can follow. */
function tellOfMovedDates(world: World): void {
  const { customers, subscriptions } = world.state;
  const subscribers = new Set(Object.values(subscriptions).map(({ customer }) => idOf(customer)));
  for (const id of subscribers) {
    const customer = customers[id];
    if (customer && !customer.deleted) world.emit('customer.updated', customer);
  }
}

/**
 * Moves the dates back step by step: to the next thing that falls due, which then happens "now",
 * and so on. So every step sees dates that agree with the real time. At the end every customer with
 * a subscription is announced, which Stripe has no reason to do.
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
