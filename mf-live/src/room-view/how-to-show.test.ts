import { howToShow } from './how-to-show';

test.each([
  ['https://media.example/s/t/live/master.m3u8', 'player'],
  ['https://stream.example/a.m3u8?token=1', 'player'],
  ['https://video.example/embed/1', 'frame'],
  ['https://video.example.evil.test/embed/1', 'window'],
  ['https://other.example/embed/1', 'window'],
  [`${location.origin}/home`, 'window'],
  ['https://other.example/?x=.m3u8', 'window'],
])('%s: %s', (url, expected) => {
  expect(howToShow(url, ['https://video.example', location.origin])).toBe(expected);
});
