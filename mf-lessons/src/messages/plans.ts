type Openings = readonly [none: boolean, BASIC: boolean, VIP: boolean];

const EVERYBODY: Openings = [true, true, true];
const BASIC: Openings = [false, true, true];
const VIP: Openings = [false, false, true];

/** After a failed payment: sentences that `kit/payment-note` lacks. */
export const failedPayment = {
  /** In an app, which must not link to a payment page. */
  inApp: (date: string) =>
    `Everything keeps working until ${date}. You update your card where you bought the plan.`,
  overInApp: 'Your plan is paused. You update your card where you bought the plan.',
} as const;

/** After a plan has ended, for members. */
export const endedPlan = {
  /** Plan names by tier, from tier 1. */
  names: ['BASIC', 'VIP', 'PRIVATE'],
  title: 'Your plan ended',
  text: (plan: string, day: string) => `Your ${plan} plan ended on ${day}. Your progress is kept.`,
  see: 'See the plans',
} as const;

/** What each plan opens. Source: ROLE-basic, ROLE-vip. */
export const plans = {
  title: 'What each plan opens',
  what: 'What you get',
  columns: ['No plan', 'BASIC', 'VIP'],
  rows: [
    ['Free mini lessons', EVERYBODY],
    ['A new video every week', BASIC],
    ['All previous videos, 60+', BASIC],
    ['Translations', BASIC],
    ['Flashcards', BASIC],
    ['Live lessons and live chat', VIP],
    ['Speaking practice on Zoom', VIP],
    ['Recordings', VIP],
  ],
  included: 'Included',
  notIncluded: 'Not included',
  see: 'See the plans',
} as const;
