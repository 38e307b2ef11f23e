import type { RemoteDefinition } from 'shared-contracts';

/** Screens and routes of mf-subscriptions. Rows ROUTE-home to ROUTE-not-found fix the paths. */
const remote: RemoteDefinition = {
  name: 'mf-subscriptions',
  owner: { team: '@swissgerman/plans', onCall: 'plans@swissgerman.example' },
  screens: {
    subscriptions: './src/subscriptions/Screen.tsx',
    success: './src/success/Screen.tsx',
    cancel: './src/cancel/Screen.tsx',
    'card-update': './src/card-update/Screen.tsx',
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
