/** Texts that a learner reads after a visit to an app store. */
export const messages = {
  bought: (plan: string) => ({
    title: 'Thank you',
    description: `${plan} is your plan now. Everything in it is open.`,
  }),
  /** @param canRestore whether this app can restore; a store sells no plan twice to one account */
  late: (canRestore: boolean) => ({
    title: 'Your purchase is still being confirmed',
    description:
      'Nothing is lost: your plan opens automatically as soon as the store has confirmed it. Please do not buy it a second time. If you left the store without buying, nothing was charged.' +
      (canRestore ? ' If the store says that you own the plan already, restore it.' : ''),
  }),
  cancelled: {
    title: 'Nothing was bought',
    description: 'You cancelled the purchase in the store, so nothing was charged.',
  },
  restored: (plan: string) => ({
    title: 'Your plan is restored',
    description: `${plan} is open on this account now.`,
  }),
  restoredAlready: (plan: string) => ({
    title: 'Nothing else to restore',
    description: `${plan} is open on this account already.`,
  }),
  nothing: {
    title: 'Nothing to restore',
    description:
      'The store knows no running plan of your store account. If you bought one with another store account, sign in to that one in the store and try again.',
  },
  notRestored: {
    title: 'Nothing was restored',
    description: 'You cancelled it in the store. You can try again at any time.',
  },
  unreachable: {
    title: 'Oops.',
    description:
      'We could not find out what was restored. Check your connection, and then restore again.',
  },
} as const;
