import { livePlaylist, type Loop } from './live-playlist';
import { readSegments } from './read-segments';

const segment = (name: string, seconds: number) => ({
  address: `${name}.ts`,
  length: seconds * 1000,
  key: '',
});
/** Two clips of ten and eight seconds. */
const LOOP: Loop = [
  [segment('a0', 1), segment('a1', 4), segment('a2', 4), segment('a3', 1)],
  [segment('b0', 4), segment('b1', 4)],
];
const ROUND_S = 18;
/** The beginning of a round, in seconds since the epoch. */
const START_S = ROUND_S * 100_000_000;

function at(seconds: number, loop: Loop = LOOP) {
  const text = livePlaylist(loop, (START_S + seconds) * 1000);
  const numberOf = (tag: string) => Number(new RegExp(`#EXT-X-${tag}:(\\d+)`).exec(text)?.[1]);
  const names: string[] = [];
  const segments: { number: number; discontinuity: number; start: number; name: string }[] = [];
  let [number, discontinuity] = [numberOf('MEDIA-SEQUENCE'), numberOf('DISCONTINUITY-SEQUENCE')];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) start = Date.parse(line.slice(25)) / 1000;
    if (line === '' || line.startsWith('#')) continue;
    segments.push({ number, discontinuity, start: start - START_S, name: line });
    names.push(line.replace('.ts', ''));
    number += 1;
  }
  return { text, names: names.join(' '), segments };
}

test.each([
  // The window ends with the last complete segment, and has 24 seconds.
  [0, 'a0 a1 a2 a3 b0 b1', -18],
  [0.999, 'b0 b1 a0 a1 a2 a3 b0 b1', -26],
  [1, 'b1 a0 a1 a2 a3 b0 b1 a0', -22],
])('after %d seconds of a round it lists %s', (seconds, names) => {
  expect(at(seconds).names.endsWith(names)).toBe(true);
});

test('lists the last 24 seconds, only with complete segments', () => {
  for (let seconds = 0; seconds < 2 * ROUND_S; seconds += 0.25) {
    const { segments } = at(seconds);
    const [first, last] = [segments[0], segments.at(-1)];
    expect(last!.start).toBeLessThan(seconds);
    expect(last!.start).toBeGreaterThanOrEqual(seconds - 8);
    expect(seconds - first!.start).toBeGreaterThanOrEqual(24);
    expect(seconds - first!.start).toBeLessThan(24 + 8);
  }
});

test('lists three of the longest segments if they last longer', () => {
  const long: Loop = [['a', 'b', 'c', 'd'].map((name) => segment(name, 16))];
  expect(at(0, long).names).toBe('b c d');
});

test('across a rollover every segment keeps its number, its clip and its time', () => {
  const known = new Map<number, object>();
  let [first, last] = [0, 0];
  for (let seconds = 0; seconds < 3 * ROUND_S; seconds += 0.5) {
    const { segments } = at(seconds);
    for (const each of segments) {
      expect(known.get(each.number) ?? each).toEqual(each);
      known.set(each.number, each);
    }
    const [from, to] = [segments[0]!.number, segments.at(-1)!.number];
    // The playlist advances without skipping a segment.
    expect(from).toBeGreaterThanOrEqual(first);
    expect(to - last).toBeLessThanOrEqual(last === 0 ? Infinity : 1);
    [first, last] = [from, to];
  }
  const all = [...known.values()] as { discontinuity: number; name: string; start: number }[];
  // Each clip was played several times, each time under another number.
  const clips = new Set(all.filter(({ name }) => name === 'a0.ts').map((one) => one.discontinuity));
  expect(clips.size).toBeGreaterThanOrEqual(3);
  expect(new Set(all.map(({ start }) => start)).size).toBe(all.length);
});

test('a discontinuity is before the first segment of a clip, unless the list begins with it', () => {
  const { text } = at(9);
  expect(text).toMatch(
    /#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:[^\n]+\n#EXTINF:1.000,\na0.ts/,
  );
  expect(text).not.toContain('#EXT-X-ENDLIST');
  expect(text).toContain('#EXT-X-TARGETDURATION:4\n');
  expect(text.indexOf('#EXT-X-DISCONTINUITY\n')).toBeGreaterThan(text.indexOf('#EXTINF'));
});

test('a loop shorter than the window is listed several times', () => {
  const { segments } = at(0, [[segment('a', 2)]]);
  expect(segments).toHaveLength(12);
  expect(segments.map(({ discontinuity }) => discontinuity - segments[0]!.discontinuity)).toEqual(
    segments.map((_, index) => index),
  );
});

test('an empty loop is an error', () => {
  expect(() => livePlaylist([[]], 0)).toThrow(RangeError);
});

test('reads the segments of a stored playlist, each with the key of its clip', () => {
  const stored =
    '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x01\n#EXTINF:1.000,\n../a.ts\n#EXT-X-ENDLIST\n';
  expect(readSegments(stored, 'key-3')).toEqual([
    { key: '#EXT-X-KEY:METHOD=AES-128,URI="key-3",IV=0x01', length: 1000, address: '../a.ts' },
  ]);
});
