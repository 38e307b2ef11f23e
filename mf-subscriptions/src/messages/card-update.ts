/** The page that a card update leads to. */
export const cardUpdate = {
  title: 'Back from the card update',
  intro: 'If you saved a card, the next payment of your plan is taken from it.',
  text: 'Nothing is charged for the change itself, and your plan continues as before. If you did not save a card, the old one stays in use.',
  plans: 'Subscriptions',
  account: 'My account',
} as const;
