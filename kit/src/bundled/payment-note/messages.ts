/** Sentences about a failed payment, on home and beside the plans. */
export const failedPayment = {
  title: 'Your last payment failed',
  running: (date: string) =>
    `Everything keeps working until ${date}. Save a card that works, and we will try again right away.`,
  over: 'Your plan is paused. Save a card that works, and we will try again right away.',
  update: 'Update your card',
} as const;
