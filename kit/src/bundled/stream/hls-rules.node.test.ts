import { AUTO_LEVEL, describeStreamError, levelOf, type StreamErrorData } from './hls-rules';
import type { FatalErrorKind } from './react-to-fatal-error';

test.each<[StreamErrorData, FatalErrorKind]>([
  [{ type: 'networkError', details: 'fragLoadError', response: { code: 0 } }, 'network'],
  [{ type: 'networkError', details: 'fragLoadError', response: { code: 503 } }, 'network'],
  [{ type: 'networkError', details: 'manifestLoadTimeOut' }, 'network'],
  [{ type: 'networkError', details: 'manifestLoadError', response: { code: 403 } }, 'refused'],
  [{ type: 'networkError', details: 'keyLoadError', response: { code: 403 } }, 'refused'],
  [{ type: 'networkError', details: 'levelLoadError', response: { code: 401 } }, 'refused'],
  [{ type: 'mediaError', details: 'bufferAppendError' }, 'media'],
  [{ type: 'muxError', details: 'remuxAllocError' }, 'other'],
  [{ type: 'otherError', details: 'internalException' }, 'other'],
])('%j is %s', (data, kind) => {
  expect(describeStreamError(data).kind).toBe(kind);
});

test('names what happened and the status for the log', () => {
  const data = { type: 'networkError', details: 'keyLoadError', response: { code: 403 } };
  expect(describeStreamError(data).reason).toBe('keyLoadError (403)');
});

test.each([
  [[240, 360, 720], 'auto', AUTO_LEVEL],
  [[240, 360, 720], 360, 1],
  [[720, 360, 240], 500, 1],
  [[240, 360], 1080, 1],
  // A choice made for another stream.
  [[360, 720], 240, 0],
  [[], 360, AUTO_LEVEL],
] as const)('of %j for %s: %s', (heights, quality, level) => {
  expect(levelOf(heights, quality)).toBe(level);
});
