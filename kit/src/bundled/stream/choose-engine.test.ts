import { chooseEngine, loadEngine } from './choose-engine';
import { createHlsEngine } from './hls-engine';
import { createNativeEngine } from './native-engine';

test.each([
  [{ hasMediaSource: true, playsHls: true }, 'hls'],
  [{ hasMediaSource: true, playsHls: false }, 'hls'],
  [{ hasMediaSource: false, playsHls: true }, 'native'],
  [{ hasMediaSource: false, playsHls: false }, 'none'],
])('%j: %s', (support, engine) => {
  expect(chooseEngine(support)).toBe(engine);
});

test('loads the code of the chosen engine only', async () => {
  expect(await loadEngine({ hasMediaSource: true, playsHls: false })).toBe(createHlsEngine);
  expect(await loadEngine({ hasMediaSource: false, playsHls: true })).toBe(createNativeEngine);
});

test('finds no engine in a browser without HLS', async () => {
  expect(await loadEngine({ hasMediaSource: false, playsHls: false })).toBeUndefined();
});
