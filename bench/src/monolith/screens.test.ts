import type { RemoteDefinition } from 'shared-contracts';
import { inRoot } from 'delivery/paths';
import { screenChunks, screensModule } from './screens';

const lessons: RemoteDefinition = {
  name: 'mf-lessons',
  owner: { team: '@swissgerman/lessons', onCall: 'lessons@swissgerman.example' },
  screens: { home: './src/home/index.ts', flashcards: './src/flashcards/index.ts' },
  routes: [],
};

describe('the screens of a monolith', () => {
  test('are one chunk each, named by remote and screen', () => {
    expect(screenChunks([lessons])).toEqual([
      {
        key: 'mf-lessons/home',
        chunk: 'mf-lessons-home',
        module: inRoot('mf-lessons', 'src/home/index.ts'),
      },
      {
        key: 'mf-lessons/flashcards',
        chunk: 'mf-lessons-flashcards',
        module: inRoot('mf-lessons', 'src/flashcards/index.ts'),
      },
    ]);
  });

  test('are imported when they are asked for', () => {
    const chunks = [{ key: 'mf-a/b', chunk: 'mf-a-b', module: '/there/index.ts' }];
    expect(screensModule(chunks)).toBe(
      'export const screens = {\n' +
        '"mf-a/b": () => import(/* webpackChunkName: "mf-a-b" */ "/there/index.ts")\n' +
        '};\n',
    );
  });
});
