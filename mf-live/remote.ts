import type { RemoteDefinition } from 'shared-contracts';

/** Screens, routes and documents of mf-live. Rows ROUTE-home to ROUTE-not-found fix the paths. */
const remote: RemoteDefinition = {
  name: 'mf-live',
  owner: { team: '@swissgerman/live', onCall: 'live@swissgerman.example' },
  screens: {
    'live-lessons': './src/live-lessons/Screen.tsx',
    'live-meeting': './src/live-meeting/Screen.tsx',
  },
  routes: [
    {
      path: '/live-lessons',
      screen: 'live-lessons',
      title: 'Live lessons',
      needsSession: true,
      supportChat: false,
    },
    {
      path: '/live-meeting',
      screen: 'live-meeting',
      title: 'Live meeting',
      supportChat: false,
    },
  ],
  documents: {
    chat: {
      module: './src/chat/document/main.ts',
      title: 'Live chat',
      framedBy: 'shell',
    },
    zoom: {
      module: './src/zoom/document/main.ts',
      title: 'Live meeting on Zoom',
      framedBy: 'nobody',
    },
  },
};

export default remote;
