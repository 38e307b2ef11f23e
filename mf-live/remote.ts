import type { RemoteDefinition } from 'shared-contracts';

/** What mf-live offers. Source of the routes: SPEC §2, DESIGN §1. */
const remote: RemoteDefinition = {
  name: 'mf-live',
  contract: '^1.0.0',
  screens: {
    'live-lessons': './src/live-lessons/LiveLessonsScreen.tsx',
    'live-meeting': './src/live-meeting/LiveMeetingScreen.tsx',
  },
  routes: [
    { path: '/live-lessons', screen: 'live-lessons', title: 'Live lessons', needsSession: true },
    { path: '/live-meeting', screen: 'live-meeting', title: 'Live meeting' },
  ],
};

export default remote;
