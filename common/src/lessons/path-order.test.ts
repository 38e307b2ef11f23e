import type { PathAnswers } from 'shared-contracts';
import { aPath } from 'common-testing';
import { chosenTrack, firstLevel, levelsOf, pathOrder, presentLevel } from './path-order';

const NOTHING: PathAnswers = {
  why: 'skipped',
  german: 'skipped',
  understands: 'skipped',
  heard: 'skipped',
};
const said = (answers: Partial<PathAnswers>): PathAnswers => ({ ...NOTHING, ...answers });

/** Two lessons in each level; the second of levels 1 and 4 is for work, that of 2 for family. */
const path = aPath({
  levels: [
    ['a1', 'a2'],
    ['b1', 'b2'],
    ['c1', 'c2'],
    ['d1', 'd2'],
    ['e1', 'e2'],
  ],
  emphases: { work: ['d2', 'a2'], family: ['b2'], daily: [] },
});

test.each<[string, PathAnswers | undefined, string]>([
  ['was not asked', undefined, 'a1 a2 b1 b2 c1 c2 d1 d2 e1 e2'],
  ['skipped everything', NOTHING, 'a1 a2 b1 b2 c1 c2 d1 d2 e1 e2'],
  ['learns for work', said({ why: 'work' }), 'a2 a1 b1 b2 c1 c2 d2 d1 e1 e2'],
  ['learns for the family', said({ why: 'family' }), 'a1 a2 b2 b1 c1 c2 d1 d2 e1 e2'],
  [
    'learns for daily life, for which nothing is marked',
    said({ why: 'daily' }),
    'a1 a2 b1 b2 c1 c2 d1 d2 e1 e2',
  ],
  ['speaks German', said({ german: 'yes' }), 'b1 b2 c1 c2 d1 d2 e1 e2 a1 a2'],
  ['speaks no German', said({ german: 'no' }), 'a1 a2 b1 b2 c1 c2 d1 d2 e1 e2'],
  [
    'understands the gist and works',
    said({ why: 'work', understands: 'gist' }),
    'c1 c2 d2 d1 e1 e2 b1 b2 a2 a1',
  ],
])('the order of who %s', (_, answers, order) => {
  expect(pathOrder(path, answers).join(' ')).toBe(order);
});

test.each<[Partial<PathAnswers>, number]>([
  [{ understands: 'nothing' }, 1],
  [{ understands: 'words' }, 2],
  [{ understands: 'gist' }, 3],
  [{ understands: 'most' }, 4],
  [{ understands: 'nothing', german: 'yes' }, 2],
  [{ understands: 'most', german: 'yes' }, 5],
  [{ understands: 'gist', heard: 'right' }, 3],
  [{ understands: 'gist', heard: 'wrong' }, 2],
  [{ understands: 'nothing', heard: 'wrong' }, 1],
  [{ understands: 'gist', heard: 'wrong', german: 'yes' }, 3],
])('who says %j begins at level %d', (answers, level) => {
  expect(firstLevel(path, said(answers))).toBe(level);
});

test.each<[string, PathAnswers | undefined, string[], number]>([
  ['was placed at level 3', said({ understands: 'gist' }), [], 3],
  ['has begun that level', said({ understands: 'gist' }), ['c1'], 3],
  ['has finished it', said({ understands: 'gist' }), ['c1', 'c2'], 4],
  ['has gone on to the nearest before', said({ understands: 'most' }), ['d1', 'd2', 'e1', 'e2'], 3],
  ['was not asked', undefined, ['a1', 'a2'], 2],
])('who %s is at that level', (_, answers, finished, level) => {
  expect(presentLevel(path, answers, (id) => !finished.includes(id))?.number).toBe(level);
});

describe('of a member with a track', () => {
  const canSay = [{ SwissGerman: 'Hoi', English: 'Hi' }];
  const goal = 'After this you can work.';
  const tracks = ['ward', 'work'].map((id, index) => ({
    id,
    name: id,
    goal,
    canSay,
    lessons: [['e2'], ['d1', 'a2', 'c1']][index] ?? [],
  }));
  const withTracks = { ...path, tracks };

  test.each<[string, string | undefined, string]>([
    [
      'the lessons of the chosen one come first, in its order',
      'work',
      'd1 a2 c1 b1 b2 c2 d2 e1 e2 a1',
    ],
    ['those of another come first once that is chosen', 'ward', 'e2 b1 b2 c1 c2 d1 d2 e1 a1 a2'],
    ['one that the school no longer has changes nothing', 'gone', 'b1 b2 c1 c2 d1 d2 e1 e2 a1 a2'],
    ['none changes nothing', '', 'b1 b2 c1 c2 d1 d2 e1 e2 a1 a2'],
    ['a record without the field is valid', undefined, 'b1 b2 c1 c2 d1 d2 e1 e2 a1 a2'],
  ])('%s', (_, track, order) => {
    const answers = said({ german: 'yes', ...(track !== undefined && { track }) });
    expect(pathOrder(withTracks, answers).join(' ')).toBe(order);
    expect(chosenTrack(withTracks, answers)?.id).toBe(
      track === 'gone' ? undefined : track || undefined,
    );
  });

  test('the track does not change the level', () => {
    const answers = said({ german: 'yes', track: 'ward' });
    expect(presentLevel(withTracks, answers, () => true)?.number).toBe(2);
  });
});

test('a member who has finished everything is at the last level', () => {
  expect(presentLevel(path, undefined, () => false)?.number).toBe(5);
});

test('nobody begins after the last level', () => {
  const far = { ...path, germanAhead: 4 };
  expect(firstLevel(far, said({ understands: 'most', german: 'yes' }))).toBe(5);
});

test('each level has its ability', () => {
  expect(levelsOf(path)[1]).toEqual({
    number: 2,
    name: 'Level 2',
    canDo: 'You can do thing 2.',
    lessons: ['b1', 'b2'],
  });
});
