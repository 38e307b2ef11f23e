import { describeStreamError, type StreamErrorData } from './hls-errors';
import type { FatalErrorKind } from './react-to-fatal-error';

it.each<[StreamErrorData, FatalErrorKind]>([
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

it('names what happened and the status for the log', () => {
  const data = { type: 'networkError', details: 'keyLoadError', response: { code: 403 } };
  expect(describeStreamError(data).reason).toBe('keyLoadError (403)');
});
