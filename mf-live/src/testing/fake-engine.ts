import type { CreateEngine, FatalErrorKind, Stream } from 'kit/stream';

/** Records what the player asks of its engine, in order; jsdom cannot play. */
export function fakeEngine() {
  const done: string[] = [];
  let report: Parameters<CreateEngine>[1] | undefined;
  let stream: Stream | undefined;
  let edge: number | undefined;
  const create: CreateEngine = (_video, onFatalError) => {
    report = onFatalError;
    return {
      load(given, startAt) {
        stream = given;
        done.push(`load ${given.url} at ${startAt}`);
      },
      retryLoading: (at) => void done.push(`retry loading at ${at}`),
      recoverMedia: () => void done.push('recover media'),
      setQuality: () => undefined,
      liveEdge: () => edge,
      destroy: () => void done.push('destroy'),
    };
  };
  return {
    create,
    done,
    /** Sets the live edge, in seconds. */
    setEdge: (seconds: number) => void (edge = seconds),
    /** The address under which the engine asks for a file now. */
    asksFor: (url: string) => stream?.addressOf?.(url) ?? url,
    fail(kind: FatalErrorKind) {
      if (!report) throw new Error('The engine was not created yet');
      report({ kind, reason: 'test' });
    },
  };
}
