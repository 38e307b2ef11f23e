import type { RemoteDefinition } from 'shared-contracts';

/** Screens and routes of mf-auth. Rows ROUTE-home to ROUTE-not-found fix the paths. */
const remote: RemoteDefinition = {
  name: 'mf-auth',
  owner: { team: '@swissgerman/accounts', onCall: 'accounts@swissgerman.example' },
  screens: {
    'sign-in-up': './src/sign-in-up/Screen.tsx',
    'collect-consents': './src/collect-consents/Screen.tsx',
    settings: './src/settings/Screen.tsx',
    'my-account': './src/my-account/Screen.tsx',
    'sign-up-overlay': './src/sign-up-overlay/Screen.tsx',
  },
  slots: [{ slot: 'overlay', screen: 'sign-up-overlay' }],
  routes: [
    {
      path: '/sign-in-up',
      screen: 'sign-in-up',
      title: 'Log in or sign up',
      needsSession: true,
      header: false,
    },
    {
      path: '/collect-consents',
      screen: 'collect-consents',
      title: 'Your consents',
      needsSession: true,
      prerender: false,
    },
    { path: '/settings', screen: 'settings', title: 'Settings', needsSession: true },
    {
      path: '/my-account',
      screen: 'my-account',
      title: 'My account',
      needsSession: true,
      prerender: false,
    },
  ],
};

export default remote;
