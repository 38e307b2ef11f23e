import { positionOf } from './position-of';

const BEGIN = Date.parse('2026-11-23T19:00:00Z');
/** Four segments of four seconds; the first is at 100 seconds of the video. */
const segments = (dated: boolean) =>
  [0, 4, 8, 12].map((second) => ({
    start: 100 + second,
    duration: 4,
    programDateTime: dated ? BEGIN + second * 1000 : null,
  }));
const playlist = (type: string | null, startSN: number, dated = true) => ({
  type,
  startSN,
  fragments: segments(dated),
});

test.each([
  ['a moment that is listed', playlist(null, 50), 5, 105],
  ['the first one', playlist(null, 50), 0, 100],
  ['a moment that is no longer listed', playlist(null, 50), -1, undefined],
  ['a moment that is not listed yet', playlist('EVENT', 0), 16, undefined],
  ['a stream that began a minute late, and keeps all', playlist('EVENT', 50), -60, 100],
  ['one that began late, and has removed nothing yet', playlist(null, 0), -60, 100],
  ['a stream without dates that keeps all', playlist('EVENT', 50, false), 0, 100],
  ['a stream without dates that forgets', playlist(null, 50, false), 0, undefined],
  ['a stream without segments', { type: 'EVENT', startSN: 0, fragments: [] }, 0, undefined],
])('%s', (_, listed, second, expected) => {
  expect(positionOf(listed, BEGIN + second * 1000)).toBe(expected);
});
