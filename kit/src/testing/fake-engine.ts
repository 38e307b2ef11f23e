import type { CreateEngine, Quality, StreamHealth } from '../bundled/stream/engine';
import type { FatalErrorKind } from '../bundled/stream/react-to-fatal-error';
import { NO_OPENING, type Stream } from '../bundled/stream/stream';

/** A stream whose first files are not fetched ahead. */
export const streamOf = (url: string): Stream => ({ url, opening: NO_OPENING });

/** A stream engine for tests, which records the player's calls; jsdom cannot play. */
export function fakeEngine() {
  const done: string[] = [];
  let report: Parameters<CreateEngine>[1] | undefined;
  let offer: Parameters<CreateEngine>[2] | undefined;
  let stream: Stream | undefined;
  let quality: Quality = 'auto';
  let edge: number | undefined;
  const positions = new Map<number, number>();
  let health: StreamHealth | undefined;
  const create: CreateEngine = (_video, onFatalError, onHeights) => {
    report = onFatalError;
    offer = onHeights;
    return {
      load(given, startAt) {
        stream = given;
        done.push(`load ${given.url} at ${startAt}`);
      },
      retryLoading: (at) => void done.push(`retry loading at ${at}`),
      recoverMedia: (at) => void done.push(`recover media at ${at}`),
      setQuality: (wanted) => void (quality = wanted),
      liveEdge: () => edge,
      positionOf: (at) => positions.get(at),
      health: () => health,
      destroy: () => void done.push('destroy'),
    };
  };
  return {
    create,
    done,
    quality: () => quality,
    /** Reports the heights of the stream. */
    offer: (...heights: number[]) => offer?.(heights),
    /** Sets the live edge, in seconds. */
    setEdge: (seconds: number) => void (edge = seconds),
    /** Lists a moment of a live stream, in milliseconds, at a position in seconds. */
    list: (moment: number, position: number) => void positions.set(moment, position),
    /** Sets how the stream arrives. */
    setHealth: (now: StreamHealth) => void (health = now),
    /** The address at which the engine fetches a file now. */
    asksFor: (url: string) => stream?.addressOf?.(url) ?? url,
    /** Reports an error that ends the stream. */
    fail(kind: FatalErrorKind) {
      if (!report) throw new Error('The engine was not created yet');
      report({ kind, reason: 'test' });
    },
  };
}
