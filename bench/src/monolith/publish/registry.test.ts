import { parse } from 'valibot';
import { RegisteredRemoteSchema } from 'shared-contracts';
import { monolithRegistry } from './registry';
import { DEPLOYMENT, MONOLITH, REMOTES } from './testing/sample';

const { remotes, publishedAt } = monolithRegistry(
  REMOTES,
  MONOLITH,
  DEPLOYMENT,
  new Date('2026-11-20T12:00:00Z'),
);

describe('the registry of a monolith', () => {
  test('is one that the shell accepts', () => {
    expect(publishedAt).toBe('2026-11-20T12:00:00.000Z');
    for (const remote of remotes) expect(parse(RegisteredRemoteSchema, remote)).toEqual(remote);
  });

  test('carries the routes as declared', () => {
    expect(remotes[0]?.manifest.routes).toEqual([
      {
        path: '/',
        screen: 'home',
        catalogue: true,
        title: 'Lessons',
        exact: true,
        needsSession: false,
      },
      {
        path: '/videos/:VideoID',
        screen: 'home',
        catalogue: true,
        title: 'Video lesson',
        exact: true,
        needsSession: true,
      },
    ]);
  });

  test('names the main bundle as the entry, and no other file', () => {
    expect(remotes.map(({ manifest }) => manifest.screens)).toEqual([
      { home: { expose: './home', scripts: [], styles: [] } },
      { 'live-lessons': { expose: './live-lessons', scripts: [], styles: [] } },
    ]);
    const [first] = remotes;
    expect(new URL(first?.manifest.entry.file ?? '', first?.manifestUrl).href).toBe(
      'http://localhost:3000/assets/shell.1.js',
    );
  });
});
