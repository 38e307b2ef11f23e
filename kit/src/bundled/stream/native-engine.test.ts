import { streamOf } from '../../testing/fake-engine';
import { createNativeEngine } from './native-engine';
import type { FatalError } from './react-to-fatal-error';

function start() {
  const video = document.createElement('video');
  const load = jest.spyOn(video, 'load').mockImplementation();
  const errors: FatalError[] = [];
  const engine = createNativeEngine(
    video,
    (error) => errors.push(error),
    () => undefined,
  );
  const fail = (code: number) => {
    Object.defineProperty(video, 'error', { configurable: true, value: { code, message: 'x' } });
    video.dispatchEvent(new Event('error'));
  };
  return { video, load, errors, engine, fail };
}

test.each([
  [2, 'network'],
  [3, 'media'],
  // A refused token looks like an unsupported source.
  [4, 'refused'],
  [1, 'other'],
])('media error %i is %s', (code, kind) => {
  const { errors, fail } = start();
  fail(code);
  expect(errors).toEqual([{ kind, reason: 'x' }]);
});

test('resumes at its position', () => {
  const { video, engine } = start();
  engine.load(streamOf('https://media.example/a.m3u8'), 30);
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(30);
  engine.retryLoading(31);
  expect(video.src).toBe('https://media.example/a.m3u8');
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(31);
});

test.each(['retryLoading', 'recoverMedia'] as const)(
  'keeps the position when a restarted stream has no data yet (%s)',
  (again) => {
    const { video, engine } = start();
    engine.load(streamOf('https://media.example/a.m3u8'), 200);
    engine[again](200);
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(video.currentTime).toBe(200);
  },
);

describe('the position of a moment in a live stream', () => {
  const ZERO = Date.parse('2026-11-23T19:00:00Z');
  const range = { length: 1, start: () => 60, end: () => 180 };

  function live(properties: object) {
    const { video, engine } = start();
    for (const [name, value] of Object.entries({
      duration: Infinity,
      seekable: range,
      ...properties,
    }))
      Object.defineProperty(video, name, { configurable: true, value });
    return (second: number) => engine.positionOf(ZERO + second * 1000);
  }
  const getStartDate = () => new Date(ZERO);

  test.each([
    ['the oldest that is kept', 60, 60],
    ['one that is kept', 90.5, 90.5],
    ['one that is gone', 59, undefined],
    ['one to come', 180, undefined],
  ])('%s', (_, second, expected) => {
    expect(live({ getStartDate })(second)).toBe(expected);
  });

  test.each([
    ['a film', { getStartDate, duration: 200 }],
    ['a stream without dates', { getStartDate: () => new Date(Number.NaN) }],
    ['a browser that does not tell', {}],
    ['a stream that has not begun', { getStartDate, seekable: { ...range, length: 0 } }],
  ])('unknown for %s', (_, properties) => {
    expect(live(properties)(90)).toBeUndefined();
  });
});

test('releases the element', () => {
  const { video, load, errors, engine, fail } = start();
  engine.load(streamOf('https://media.example/a.m3u8'), 0);
  engine.destroy();
  expect(video.hasAttribute('src')).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  fail(2);
  expect(errors).toEqual([]);
});
