import type { CreateEngine } from '../player/engine';
import type { FatalErrorKind } from '../player/react-to-fatal-error';

/** What the player asked of its engine, in order; `fail` is the stream's answer. */
export function fakeEngine() {
  const done: string[] = [];
  let report: Parameters<CreateEngine>[1] | undefined;
  const create: CreateEngine = (_video, onFatalError) => {
    report = onFatalError;
    return {
      load: (url, startAt) => void done.push(`load ${url} at ${startAt}`),
      retryLoading: () => void done.push('retry loading'),
      recoverMedia: () => void done.push('recover media'),
      destroy: () => void done.push('destroy'),
    };
  };
  return {
    create,
    done,
    fail(kind: FatalErrorKind) {
      if (!report) throw new Error('The engine was not created yet');
      report({ kind, reason: 'test' });
    },
  };
}
