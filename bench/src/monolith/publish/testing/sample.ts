import type { RemoteDefinition, SiteConfig } from 'shared-contracts';
import { addresses } from 'delivery/addresses';
import { localDeployment } from 'delivery/compose/deployment';
import { siteConfig } from 'delivery/compose/site-config';
import type { MonolithManifest } from '../../monolith-manifest';

/** For tests: a small monolith, its remotes and its deployment. */
export const DEPLOYMENT = localDeployment(addresses(0));

export const CONFIG: SiteConfig = siteConfig(DEPLOYMENT, 'catalogue.1a2b3c4d.json');

const owner = { team: '@swissgerman/sample', onCall: 'sample@swissgerman.example' };

export const REMOTES: readonly RemoteDefinition[] = [
  {
    name: 'mf-lessons',
    owner,
    screens: { home: './src/home/index.ts' },
    routes: [
      { path: '/', screen: 'home', catalogue: true, title: 'Lessons' },
      {
        path: '/videos/:VideoID',
        screen: 'home',
        catalogue: true,
        title: 'Video lesson',
        needsSession: true,
      },
    ],
  },
  {
    name: 'mf-live',
    owner,
    screens: { 'live-lessons': './src/live-lessons/index.ts' },
    routes: [{ path: '/live-lessons/:ID?', screen: 'live-lessons', title: 'Live lessons' }],
  },
];

export const MONOLITH: MonolithManifest = {
  variant: 'm2',
  build: 'b1',
  script: '/assets/shell.1.js',
  style: '/assets/shell.1.css',
  screens: {
    'mf-lessons/home': { scripts: ['/assets/home.1.js'], styles: ['/assets/home.1.css'] },
    'mf-live/live-lessons': { scripts: ['/assets/live.1.js'], styles: [] },
  },
};
