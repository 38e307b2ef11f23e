import type { RemoteDefinition } from 'shared-contracts';

/** What mf-subscriptions offers. Rows ROUTE-home to ROUTE-not-found fix the paths. */
const remote: RemoteDefinition = {
  name: 'mf-subscriptions',
  screens: {
    subscriptions: './src/subscriptions/index.ts',
    success: './src/success/index.ts',
    cancel: './src/cancel/index.ts',
    'card-update': './src/card-update/index.ts',
  },
  routes: [
    {
      path: '/subscriptions',
      screen: 'subscriptions',
      title: 'Subscriptions',
      needsSession: true,
    },
    {
      path: '/success/:session_id?',
      screen: 'success',
      title: 'Your payment',
      needsSession: true,
    },
    { path: '/cancel', screen: 'cancel', title: 'Checkout left' },
    { path: '/success-card-update', screen: 'card-update', title: 'Card update' },
  ],
};

export default remote;
