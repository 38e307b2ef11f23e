import {
  NO_OPENING,
  type CreateEngine,
  type FatalErrorKind,
  type Quality,
  type Stream,
} from 'kit/stream';

/** A stream whose first files are not fetched ahead. */
export const streamOf = (url: string): Stream => ({ url, opening: NO_OPENING });

/** Records what the player asks of its engine, in order. `fail` reports an error of the stream. */
export function fakeEngine() {
  const done: string[] = [];
  let report: Parameters<CreateEngine>[1] | undefined;
  let offer: Parameters<CreateEngine>[2] | undefined;
  let quality: Quality = 'auto';
  const create: CreateEngine = (_video, onFatalError, onHeights) => {
    report = onFatalError;
    offer = onHeights;
    return {
      load: ({ url }, startAt) => void done.push(`load ${url} at ${startAt}`),
      retryLoading: (at) => void done.push(`retry loading at ${at}`),
      recoverMedia: (at) => void done.push(`recover media at ${at}`),
      setQuality: (wanted) => void (quality = wanted),
      liveEdge: () => undefined,
      destroy: () => void done.push('destroy'),
    };
  };
  return {
    create,
    done,
    /** The last quality that was set. */
    quality: () => quality,
    /** Reports the heights of the stream. */
    offer: (...heights: number[]) => offer?.(heights),
    fail(kind: FatalErrorKind) {
      if (!report) throw new Error('The engine was not created yet');
      report({ kind, reason: 'test' });
    },
  };
}
