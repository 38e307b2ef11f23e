import type { RemoteDefinition } from 'shared-contracts';
import { monolithPages } from './pages';
import { monolithRegistry } from './registry';
import { DEPLOYMENT, MONOLITH, REMOTES } from './testing/sample';

const registryOf = (remotes: readonly RemoteDefinition[]) =>
  monolithRegistry(remotes, MONOLITH, DEPLOYMENT, new Date(0));

describe('the pages of a monolith', () => {
  test('are one per declared route, and one for what is left', () => {
    expect(monolithPages('m2', registryOf(REMOTES))).toEqual([
      { path: '/', file: 'index.html' },
      { path: '/videos/:VideoID', file: 'pages/videos.html' },
      { path: '/live-lessons/:ID?', file: 'pages/live-lessons.html' },
      { path: '*', file: 'pages/any.html' },
    ]);
  });

  test('are a single one in the stock variant', () => {
    expect(monolithPages('m', registryOf(REMOTES))).toEqual([{ path: '*', file: 'index.html' }]);
  });

  test('never share a file', () => {
    const [lessons] = REMOTES as [RemoteDefinition];
    const routes = ['/a/:B', '/a/:B/:C'].map((path) => ({ path, screen: 'home', title: 'A' }));
    expect(() => monolithPages('m2', registryOf([{ ...lessons, routes }]))).toThrow(
      '/a/:B and /a/:B/:C would both be written to pages/a.html',
    );
  });
});
