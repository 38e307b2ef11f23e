import type Stripe from 'stripe';
import type { SandboxState } from './sandbox-state';
import type { World } from './world';

/** A day, in seconds. */
export const DAY = 86_400;

/** Whole seconds by which the dates have been moved back in all. */
const secondsAdvanced = ({ daysAdvanced }: Pick<SandboxState, 'daysAdvanced'>) =>
  Math.round(daysAdvanced * DAY);

/** Notes that every date was moved back. */
export function addToCalendar(state: SandboxState, seconds: number): void {
  state.daysAdvanced = (secondsAdvanced(state) + seconds) / DAY;
}

/**
 * The end of a billing period. Months are counted on the sandbox's own calendar, which is "now"
 * plus all advances. The answer is then moved back as far as every date that it shows. Without that
 * calendar each month would be as long as the present one.
 *
 * @param from start of the period, unix seconds
 * @param anchor the date whose day all periods share; default: `from`
 */
export function periodEnd(
  { state }: Pick<World, 'state'>,
  from: number,
  { interval, interval_count }: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>,
  anchor = from,
): number {
  const moved = secondsAdvanced(state);
  return addInterval(from + moved, interval, interval_count, anchor + moved) - moved;
}

/**
 * Adds calendar months as Stripe does: the 31st becomes the last day of a shorter month, and the
 * 31st again in the next long one.
 *
 * @param from unix seconds
 * @param anchor unix seconds of the date that gives the day of the month
 */
export function addInterval(from: number, interval: string, count: number, anchor = from): number {
  if (interval === 'day') return from + count * DAY;
  if (interval === 'week') return from + count * 7 * DAY;
  const date = new Date(from * 1000);
  const months = interval === 'year' ? count * 12 : count;
  const day = new Date(anchor * 1000).getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
