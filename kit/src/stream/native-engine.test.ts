import { streamOf } from '../testing/fake-engine';
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

test('releases the element', () => {
  const { video, load, errors, engine, fail } = start();
  engine.load(streamOf('https://media.example/a.m3u8'), 0);
  engine.destroy();
  expect(video.hasAttribute('src')).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  fail(2);
  expect(errors).toEqual([]);
});
