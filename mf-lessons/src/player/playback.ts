import { BehaviorSubject } from 'kit';
import { runMachine } from 'kit/machine';
import type { Quality } from 'kit/stream';
import type { Log, ObservableValue, Watched } from 'shared-contracts';
import { followVideo } from './follow-video';
import {
  FIRST_WORK,
  stepPlayback,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackWork,
} from './step-playback';
import { createStreamSource, type SourceOptions } from './stream-source';

export interface PlaybackOptions extends SourceOptions {
  readonly log: Log;
  readonly autoplay: boolean;
  /** Position to start the film at, in seconds; default 0. */
  readonly startAt?: number;
}

export interface Playback {
  readonly state$: Watched<Pick<PlaybackWork, 'status'>>;
  /** Picture heights to choose from, in pixels, lowest first; empty without a choice. */
  readonly heights$: ObservableValue<readonly number[]>;
  setQuality(quality: Quality): void;
  /**
   * Restarts a failed film with a fresh URL at the same position. A returning network does the
   * same.
   */
  retry(): void;
  destroy(): void;
}

/**
 * Plays a stream in a video element. `stepPlayback` decides what happens; this function does its
 * effects.
 */
export function startPlayback(options: PlaybackOptions): Playback {
  const { video, log } = options;
  const heights$ = new BehaviorSubject<readonly number[]>([]);
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const orFail = (step: Promise<void>) =>
    void step.catch((error: unknown) => {
      log.warn('The video could not be loaded', { error });
      send({ type: 'failed' });
    });
  const perform = (effect: PlaybackEffect) => {
    switch (effect.do) {
      case 'warn':
        return log.warn('The video stopped', effect.details);
      case 'retry-loading':
        clearTimeout(timer);
        timer = setTimeout(() => send({ type: 'waited' }), effect.afterMs);
        return;
      case 'load-again':
        return source.engine?.retryLoading(currentPosition());
      case 'recover-media':
        return source.engine?.recoverMedia(currentPosition());
      case 'restart':
        return source.restart();
      case 'renew-url':
        return orFail(source.renew());
      case 'give-up':
        return;
    }
  };
  const machine = runMachine(FIRST_WORK, stepPlayback, perform);
  const send = (event: PlaybackEvent) => {
    if (!signal.aborted) machine.send(event);
  };

  const { position: currentPosition } = followVideo(video, signal, {
    autoplay: options.autoplay,
    startAt: options.startAt ?? 0,
    onPlayRefused: (error) => log.info('The browser refused to play by itself', { error }),
    onReady: (readiness) => send({ type: readiness }),
    onStall: () => send({ type: 'stalled' }),
    onMove: (position) => send({ type: 'moved', position }),
  });
  const source = createStreamSource(options, {
    signal,
    position: currentPosition,
    onFatalError: (error) => send({ type: 'stopped', error, position: currentPosition() }),
    onHeights: (heights) => heights$.next(heights),
    onUnsupported: () => send({ type: 'unsupported' }),
  });
  orFail(source.begin());
  window.addEventListener('online', () => send({ type: 'online' }), { signal });

  return {
    state$: machine.state$,
    heights$,
    setQuality: source.setQuality,
    retry: () => send({ type: 'retry' }),
    destroy() {
      clearTimeout(timer);
      leaving.abort();
      source.destroy();
    },
  };
}
