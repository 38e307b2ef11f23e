import type { CreateEngine, Quality } from '../player/engine';
import type { FatalErrorKind } from '../player/react-to-fatal-error';

/** What the player asked of its engine, in order; `fail` is the stream's answer. */
export function fakeEngine() {
  const done: string[] = [];
  let report: Parameters<CreateEngine>[1] | undefined;
  let offer: Parameters<CreateEngine>[2] | undefined;
  let quality: Quality = 'auto';
  const create: CreateEngine = (_video, onFatalError, onHeights) => {
    report = onFatalError;
    offer = onHeights;
    return {
      load: (url, startAt) => void done.push(`load ${url} at ${startAt}`),
      retryLoading: (at) => void done.push(`retry loading at ${at}`),
      recoverMedia: (at) => void done.push(`recover media at ${at}`),
      setQuality: (wanted) => void (quality = wanted),
      destroy: () => void done.push('destroy'),
    };
  };
  return {
    create,
    done,
    /** What was asked for last. */
    quality: () => quality,
    /** The stream says which heights it has. */
    offer: (...heights: number[]) => offer?.(heights),
    fail(kind: FatalErrorKind) {
      if (!report) throw new Error('The engine was not created yet');
      report({ kind, reason: 'test' });
    },
  };
}
