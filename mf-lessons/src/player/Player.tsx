import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useObservable, usePlatform } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { loadEngine, type Stream } from 'kit/stream';
import { loading, VIDEO_RATIO, type Captions, type Chapter } from 'shared-contracts';
import { player } from '../messages/player';
import { useCaptions } from './captions/use-captions';
import { createPlayerControl, type PlayerControl } from './control/player-control';
import { resumeFrom } from './control/resume';
import { holdWhilePlaying } from './hold-while-playing';
import { Overlay } from './Overlay';
import { startPlayback, type Playback, type PlaybackStatus } from './playback';
import styles from './player.late.module.css';
import { followProgress, type ProgressListener } from './progress/follow-progress';
import { usePress } from './use-press';

/**
 * Loads the code of the controls once there is a picture, so that it does not delay the picture.
 * After a failure the next video tries again.
 */
export const controlsCode = lazyCode(
  () => import(/* webpackChunkName: "controls" */ './controls/Controls'),
);

const NO_CHAPTERS: readonly Chapter[] = [];

export interface PlayerProps {
  /** Name of the video, for screen readers. */
  readonly title: string;
  readonly stream: Stream;
  /** Picture shown before the first frame of the video. */
  readonly poster: string | undefined;
  /** Asks the server for the same video under a fresh URL. */
  readonly renewStream: () => Promise<Stream>;
  /** Default true. They appear once the video is playable. */
  readonly controls?: boolean;
  readonly autoplay?: boolean;
  readonly mute?: boolean;
  readonly loop?: boolean;
  /** A note about its sound, in the picture. */
  readonly mark?: string | undefined;
  /** Captions as WebVTT texts. */
  readonly captions?: Captions | undefined;
  readonly chapters?: readonly Chapter[] | undefined;
  /** Whether the learner has finished the video before. */
  readonly isKnown?: boolean;
  /** Shared with other parts of the page that follow or control the video. */
  readonly control?: PlayerControl;
  /** Where to start, in seconds, in place of where the learner stopped. */
  readonly startAt?: number | undefined;
  /** Position to resume at, in seconds. It may become known while the video plays. */
  readonly resumeAt?: number | undefined;
  readonly progress?: ProgressListener | undefined;
  /** Whether the text of the lesson is beside it; on a phone its buttons play the lines. */
  readonly isTextBeside?: boolean;
  /** Shown over the picture once the video has ended; default: a button that plays it again. */
  readonly ending?: ReactNode;
}

/**
 * The video player: a film in a 16:9 frame, with a loading indicator until it can play through.
 * Source: PLAYER-streams to PLAYER-autoplay-failure-logged, docs/lessons.md.
 */
export function Player(props: PlayerProps) {
  const { title, poster, controls = true, mute = false, loop = false } = props;
  const { mark, captions, startAt } = props;
  const resumeAt = startAt === undefined ? props.resumeAt : undefined;
  const { log, preferences } = usePlatform();
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [own] = useState(() => createPlayerControl(preferences, log));
  const control = props.control ?? own;
  const { status, heights, retry } = usePlayback(video, control, props);
  const code = useObservable(controlsCode.state$, loading);
  useCaptions(video, captions, control);
  const { chapters = NO_CHAPTERS, isKnown = false } = props;
  useEffect(() => control.knowFilm({ chapters, isKnown }), [control, chapters, isKnown]);
  usePress(video, control, controls);

  const isPlayable = status === 'playable' || status === 'ready' || status === 'reconnecting';
  const isControlled = controls && isPlayable;
  useEffect(() => {
    if (isControlled) controlsCode.load();
  }, [isControlled]);
  useEffect(() => {
    if (isPlayable && resumeAt !== undefined) control.resume(resumeAt);
  }, [isPlayable, resumeAt, control]);

  return (
    <section
      ref={root}
      className={styles.player}
      aria-label={player.region}
      tabIndex={-1}
      data-text-beside={props.isTextBeside || undefined}
    >
      <div className={styles.frame}>
        <video
          ref={video}
          className={styles.video}
          width={VIDEO_RATIO.width}
          height={VIDEO_RATIO.height}
          poster={poster}
          // The browser's controls, when ours could not be loaded.
          controls={isControlled && code.status === 'failure'}
          muted={mute}
          loop={loop}
          playsInline
          aria-label={player.label(title)}
        >
          <track kind="captions" srcLang="gsw" label={player.tracks.gsw} />
          <track kind="captions" srcLang="en" label={player.tracks.en} />
        </video>
        {mark !== undefined && <p className={styles.mark}>{mark}</p>}
        <Overlay status={status} onRetry={retry} />
      </div>
      {controls && <div className={styles.foot} />}
      {isControlled && code.status === 'success' && (
        <code.value.Controls
          root={root}
          control={control}
          heights={heights}
          ending={props.ending}
        />
      )}
    </section>
  );
}

type Playing = Pick<
  PlayerProps,
  'stream' | 'renewStream' | 'autoplay' | 'startAt' | 'resumeAt' | 'progress'
>;

/**
 * Longest time that other loading waits for the first picture: with data saving on, a phone loads
 * none before a press.
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
  { stream, renewStream, autoplay = false, startAt, resumeAt, progress }: Playing,
) {
  const { log, preferences, loading, reload } = usePlatform();
  const playback = useRef<Playback>(null);
  const [status, setStatus] = useState<PlaybackStatus>('loading');
  const [heights, setHeights] = useState(NO_HEIGHTS);
  /** Values that may change without restarting the stream. */
  const latest = useRef({ renewStream, startAt, resumeAt, progress });
  useEffect(() => {
    latest.current = { renewStream, startAt, resumeAt, progress };
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
      onFinished: () => latest.current.progress?.onFinished(),
      onLeave: () => latest.current.progress?.onLeave(),
    };
    followProgress(element, leaving.signal, listener);
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
      releaseFilm();
      current.destroy();
      clearTimeout(longest);
      stopAwaiting();
    };
  }, [video, control, stream, autoplay, log, preferences, loading, reload]);

  return { status, heights, retry: () => playback.current?.retry() };
}
