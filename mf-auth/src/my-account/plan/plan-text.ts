import type { Entitlement } from 'shared-contracts';
import { messages } from '../../messages';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** As the learner reads a date: 1 December 2026, by their own clock. */
export const dayOf = (date: Date): string => DAY.format(date);

const { names, renews, cancels, ended } = messages.myAccount.plan;

/** A plan in words: its name, and what comes next. */
export type PlanText =
  | { readonly isRunning: true; readonly name: string; readonly next: string }
  | { readonly isRunning: false; readonly text: string };

/**
 * @param now access ends at `expires_date`, so from that moment the plan has ended
 */
export function planText(
  { Tier, cancels: isCancelled, expires_date }: Entitlement,
  now: Date,
): PlanText {
  const name = names[Tier as keyof typeof names];
  const end = new Date(expires_date);
  const day = dayOf(end);
  if (end <= now) return { isRunning: false, text: ended(name, day) };
  return { isRunning: true, name, next: isCancelled ? cancels(day) : renews(day) };
}
