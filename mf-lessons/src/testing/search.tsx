import { renderScreen } from 'kit/testing';
import type { CallableResponse, PublicLesson } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { HomeScreen } from '../home/Screen';
import { catalogue, lesson } from './catalogue';

/** On a busy machine the search code loads slowly. */
export const LATE = { timeout: 10_000 };
/** A lesson for members, and a free one. */
export const LISTED = {
  ...catalogue(
    lesson('tram', { Title: 'Wo faart s Tram?', Subtitle: 'Taking the tram', Difficulty: 1 }),
    lesson('mini', { Type: 'mini_lesson', Title: 'Hoi zäme', Subtitle: 'Hi', isFree: true }),
  ),
  lines: '/lines.0a1b2c3d.json',
};
const PUBLIC: readonly PublicLesson[] = [
  { VideoID: 'tram', lines: [], german: 'Strassenbahn Haltestelle' },
  {
    VideoID: 'mini',
    lines: [
      ['Hoi zäme!', 'Hi everybody!', 0],
      ['Ich suech de Schlüssel.', 'I am looking for the key.', 4.5],
    ],
  },
];
export type Hit = CallableResponse<'searchLines'>['hits'][number];
export const hit = (change: Partial<Hit> = {}): Hit => ({
  VideoID: 'tram',
  line: 3,
  at: 72.5,
  SwissGerman: 'De Schlüssel isch im Tram.',
  English: 'The key is on the tram.',
  ...change,
});

/** Renders home with its search. */
export function show(path: string, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    catalogue: LISTED,
    publicLines: PUBLIC,
    path,
    ...options,
  });
  return { ...renderScreen(HomeScreen, platform), platform };
}
export const asMember = (
  searchLines: NonNullable<InMemoryOptions['functions']>['searchLines'],
): InMemoryOptions => ({ session: aMember(), functions: searchLines ? { searchLines } : {} });
