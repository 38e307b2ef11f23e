import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from 'kit';
import { loadEngine, type Stream } from 'kit/stream';
import type { Captions } from 'shared-contracts';
import type { PlayerControl } from './control/player-control';
import { resumeFrom } from './control/resume';
import { holdWhilePlaying } from './hold-while-playing';
import { startPlayback, type Playback } from './playback';
import { followProgress, type ProgressListener } from './progress/follow-progress';
import type { PlaybackStatus } from './step-playback';

/** The stream to play, and where to start. */
export interface Playing {
  readonly stream: Stream;
  /** Gets a fresh URL of the same video from the server. */
  readonly renewStream: () => Promise<Stream>;
  readonly autoplay?: boolean;
  /** Position to start at, in seconds; it overrides `resumeAt`. */
  readonly startAt?: number | undefined;
  /** Position to resume at, in seconds. It may become known while the video plays. */
  readonly resumeAt?: number | undefined;
  readonly progress?: ProgressListener | undefined;
  readonly captions?: Captions | undefined;
}

/**
 * Longest time that other requests wait for the first picture. With data saving on, a phone loads
 * no picture before a press.
 */
const LONGEST_WAIT_MS = 5000;

const NO_HEIGHTS: readonly number[] = [];

/**
 * Plays a stream in a video element while the player is mounted. Until the first picture or a
 * failure, less urgent requests wait and leave the connection free.
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  control: PlayerControl,
  { stream, renewStream, autoplay = false, startAt, resumeAt, progress, captions }: Playing,
) {
  const { log, preferences, loading, reload } = usePlatform();
  const playback = useRef<Playback>(null);
  const [status, setStatus] = useState<PlaybackStatus>('loading');
  const [heights, setHeights] = useState(NO_HEIGHTS);
  /** Values that may change without restarting the stream. */
  const latest = useRef({ renewStream, startAt, resumeAt, progress, captions });
  useEffect(() => {
    latest.current = { renewStream, startAt, resumeAt, progress, captions };
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    loading.start();
    let isAwaited = true;
    const stopAwaiting = () => {
      if (isAwaited) loading.stop();
      isAwaited = false;
    };
    const longest = setTimeout(stopAwaiting, LONGEST_WAIT_MS);
    const detach = control.attach(element);
    const releaseFilm = holdWhilePlaying({ reload, preferences }, control);
    const listener: ProgressListener = {
      onWatched: (watched) => latest.current.progress?.onWatched(watched),
      onLeave: () => latest.current.progress?.onLeave(),
    };
    const hasCaptions = () =>
      latest.current.captions !== undefined && preferences.values$.value.captions !== 'off';
    followProgress(element, leaving.signal, hasCaptions, listener);
    const current = startPlayback({
      video: element,
      stream,
      renewStream: () => latest.current.renewStream(),
      loadEngine: () => loadEngine(),
      log,
      autoplay,
      startAt: latest.current.startAt ?? resumeFrom(latest.current.resumeAt, 0) ?? 0,
    });
    playback.current = current;
    const subscriptions = [
      current.state$.subscribe(({ status: next }) => {
        setStatus(next);
        if (next !== 'loading') stopAwaiting();
      }),
      current.heights$.subscribe(setHeights),
      preferences.values$.subscribe(({ quality }) => current.setQuality(quality)),
    ];
    return () => {
      subscriptions.forEach((each) => each.unsubscribe());
      leaving.abort();
      detach();
      releaseFilm();
      current.destroy();
      clearTimeout(longest);
      stopAwaiting();
    };
  }, [video, control, stream, autoplay, log, preferences, loading, reload]);

  return { status, heights, retry: () => playback.current?.retry() };
}
