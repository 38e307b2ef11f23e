import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from 'kit';
import { loadEngine } from './choose-engine';
import { resumeFrom } from './control/resume';
import type { PlayerControl } from './control/player-control';
import { startPlayback, type Playback, type PlaybackStatus } from './playback';
import type { PlayerProps } from './Player';
import { followProgress, type ProgressListener } from './progress/follow-progress';

type Playing = Pick<PlayerProps, 'url' | 'renewUrl' | 'autoplay' | 'resumeAt' | 'progress'>;

/** A phone that saves data loads no picture until it is told to play; nothing else waits for that. */
const LONGEST_WAIT_MS = 5000;

const NO_HEIGHTS: readonly number[] = [];

/**
 * Plays a stream in a video element as long as the player is shown. Until there is a picture, or none
 * is to come for now, the learner waits for it: whatever can wait leaves it the line.
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  control: PlayerControl,
  { url, renewUrl, autoplay = false, resumeAt, progress }: Playing,
) {
  const { log, preferences, loading } = usePlatform();
  const playback = useRef<Playback>(null);
  const [status, setStatus] = useState<PlaybackStatus>('loading');
  const [heights, setHeights] = useState(NO_HEIGHTS);
  /** What may change without the stream beginning anew. */
  const latest = useRef({ renewUrl, resumeAt, progress });
  useEffect(() => {
    latest.current = { renewUrl, resumeAt, progress };
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
    const listener: ProgressListener = {
      onWatched: (watched) => latest.current.progress?.onWatched(watched),
      onFinished: () => latest.current.progress?.onFinished(),
      onLeave: () => latest.current.progress?.onLeave(),
    };
    followProgress(element, leaving.signal, listener);
    const current = startPlayback({
      video: element,
      url,
      renewUrl: () => latest.current.renewUrl(),
      loadEngine: () => loadEngine(),
      log,
      autoplay,
      startAt: resumeFrom(latest.current.resumeAt, 0) ?? 0,
    });
    playback.current = current;
    const subscriptions = [
      current.status$.subscribe((next) => {
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
      current.destroy();
      clearTimeout(longest);
      stopAwaiting();
    };
  }, [video, control, url, autoplay, log, preferences, loading]);

  return { status, heights, retry: () => playback.current?.retry() };
}
