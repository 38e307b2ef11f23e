import type { RemoteDefinition } from 'shared-contracts';

/** The screens and routes of mf-lessons. Source: ROUTE-home to ROUTE-not-found. */
const remote: RemoteDefinition = {
  name: 'mf-lessons',
  owner: { team: '@swissgerman/lessons', onCall: 'lessons@swissgerman.example' },
  screens: {
    home: './src/home/Screen.tsx',
    flashcards: './src/flashcards/Screen.tsx',
    'mini-lessons': './src/mini-lessons/Screen.tsx',
  },
  routes: [
    { path: '/', screen: 'home', catalogue: true, title: 'Swiss German lessons' },
    { path: '/home', screen: 'home', catalogue: true, title: 'Swiss German lessons' },
    {
      path: '/videos/:VideoID',
      screen: 'home',
      chunks: ['lesson'],
      catalogue: true,
      title: 'Video lesson',
      needsSession: true,
    },
    {
      path: '/flashcards/:VideoID',
      screen: 'flashcards',
      catalogue: true,
      title: 'Flashcards',
      needsSession: true,
    },
    {
      path: '/mini-lessons/:LessonID',
      screen: 'mini-lessons',
      catalogue: true,
      title: 'Mini lesson',
      needsSession: true,
    },
  ],
};

export default remote;
