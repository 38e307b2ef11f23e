import type { OpeningPlan } from './plan-offer';

/** The sentences of everything that stays locked. */
export const locked = {
  logIn: 'Log in',
  /** Closes the alert that stands in front of the panel. */
  see: 'See what it is',
  /** The first button, by what the learner may do. */
  offer: {
    try: (plan: OpeningPlan) => `Try ${plan} free for 30 days`,
    subscribe: (plan: OpeningPlan) => `Subscribe to ${plan}`,
    change: 'Change to VIP',
  },
  /** What follows from the first button, or what to know before it. */
  note: {
    try: 'You pay nothing for 30 days, and can cancel at any time.',
    ended: (day: string) => `Your plan ended on ${day}. What you have learned is kept.`,
    change: 'You have BASIC. VIP opens this as well.',
    unpaid:
      'Your last payment failed, so your plan is paused. Save a card that works, and this opens again.',
    unpaidChange: 'Your last payment failed. Save a card that works, then change to VIP.',
    /** In an app, which leads to no payment page. */
    unpaidInApp:
      'Your last payment failed, so your plan is paused. Update your card where you bought the plan.',
    unpaidChangeInApp:
      'Your last payment failed. Update your card where you bought the plan, then change to VIP.',
  },
  lines: {
    heading: 'The first lines',
    hear: (line: number) => `Hear line ${line}`,
    machine: 'Sample: machine voice',
    noSound: 'The recording could not be played. Please try again.',
    offline: 'You are offline, so this line cannot be played.',
  },
} as const;
