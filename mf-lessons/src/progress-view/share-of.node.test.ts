import { shareOf } from './CardProgress';

const lesson = { DocID: 'tram', Duration: 200 };
const nothing = { resumeAt: {}, finished: {} };

test.each([
  ['nothing of what was never opened', lesson, nothing, 0],
  ['the place to go on at', lesson, { ...nothing, resumeAt: { tram: 50 } }, 0.25],
  ['all of what was finished', lesson, { resumeAt: { tram: 0 }, finished: { tram: '' } }, 1],
  [
    'the place in what is watched again',
    lesson,
    { resumeAt: { tram: 50 }, finished: { tram: '' } },
    0.25,
  ],
  ['a little of what has just begun', lesson, { ...nothing, resumeAt: { tram: 0.5 } }, 0.02],
  [
    'not all before it is finished, however long it is said to be',
    lesson,
    { ...nothing, resumeAt: { tram: 900 } },
    0.98,
  ],
  [
    'nothing where the length is not known',
    { DocID: 'tram' },
    { ...nothing, resumeAt: { tram: 50 } },
    0,
  ],
])('is %s', (_, of, done, share) => {
  expect(shareOf(of, done)).toBe(share);
});
