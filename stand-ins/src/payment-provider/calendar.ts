import type { SandboxState } from './sandbox-state';
import type { World } from './world';

/** A day, in seconds. */
export const DAY = 86_400;

/** Whole seconds by which all advances have moved the dates back. */
const secondsAdvanced = ({ daysAdvanced }: Pick<SandboxState, 'daysAdvanced'>) =>
  Math.round(daysAdvanced * DAY);

/** Records that every date was moved back. */
export function addToCalendar(state: SandboxState, seconds: number): void {
  state.daysAdvanced = (secondsAdvanced(state) + seconds) / DAY;
}

/**
 * The end of a billing period. Months are counted on the sandbox's own calendar, which is "now"
 * plus all advances. The result is then moved back, as all dates are. Without that calendar each
 * month would be as long as the present one.
 *
 * @param from start of the period, Unix seconds
 * @param anchor the date that gives all periods their day of the month; default: `from`
 */
export function periodEnd(
  { state }: Pick<World, 'state'>,
  from: number,
  months: number,
  anchor = from,
): number {
  const moved = secondsAdvanced(state);
  return addMonths(from + moved, months, anchor + moved) - moved;
}

/**
 * Adds calendar months as Stripe does: the 31st becomes the last day of a shorter month, and the
 * 31st again in the next long one.
 *
 * @param from Unix seconds
 * @param anchor Unix seconds of the date that gives the day of the month
 */
export function addMonths(from: number, months: number, anchor: number): number {
  const date = new Date(from * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
