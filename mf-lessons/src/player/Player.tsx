import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useObservable, usePlatform } from 'kit';
import { PlayerIcon } from 'kit/player';
import { loading, VIDEO_RATIO, type Chapter } from 'shared-contracts';
import { player } from '../messages/player';
import { controlsCode } from '../chunks/controls';
import { useCaptions } from './captions/use-captions';
import { createPlayerControl, type PlayerControl } from './control/player-control';
import { Overlay } from './Overlay';
import styles from './player.late.module.css';
import { usePlayback, type Playing } from './use-playback';
import { usePress } from './use-press';

const NO_CHAPTERS: readonly Chapter[] = [];

export interface PlayerProps extends Playing {
  /** Name of the video, for screen readers. */
  readonly title: string;
  /** URL of the picture before the first frame. */
  readonly poster: string | undefined;
  /** Whether to show controls once the video is playable. Default true. */
  readonly controls?: boolean;
  readonly mute?: boolean;
  readonly loop?: boolean;
  /** A note about the sound, in the picture. */
  readonly mark?: string | undefined;
  readonly chapters?: readonly Chapter[] | undefined;
  /** Whether the learner has finished the video before. */
  readonly isKnown?: boolean;
  /** Shared with other parts of the page that follow or control the video. */
  readonly control?: PlayerControl;
  /** Whether the lesson's text is beside the player; on a phone its buttons then play the lines. */
  readonly isTextBeside?: boolean;
  /** Content over the picture at the end; default: a button that plays the video again. */
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
  const [ownControl] = useState(() => createPlayerControl(preferences, log));
  const control = props.control ?? ownControl;
  const { status, heights, retry } = usePlayback(video, control, props);
  const code = useObservable(controlsCode.state$, loading);
  useCaptions(video, captions, control);
  const { chapters = NO_CHAPTERS, isKnown = false } = props;
  useEffect(() => control.knowFilm({ chapters, isKnown }), [control, chapters, isKnown]);
  usePress(video, control, controls);

  // We draw the poster ourselves: the browser removes its own at a press, before the first frame.
  const [wasReady, setWasReady] = useState(false);
  if (status === 'ready' && !wasReady) setWasReady(true);

  const isPlayable = status === 'playable' || status === 'ready' || status === 'reconnecting';
  const isControlled = controls && isPlayable;
  const isCodeAwaited = code.status === 'idle' || code.status === 'loading';
  const isControlAwaited = status === 'loading' || (isPlayable && isCodeAwaited);
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
        {poster !== undefined && !wasReady && (
          <img className={styles.poster} src={poster} alt="" decoding="sync" />
        )}
        <video
          ref={video}
          className={styles.video}
          width={VIDEO_RATIO.width}
          height={VIDEO_RATIO.height}
          poster={poster}
          // The browser's controls, if ours failed to load.
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
      {controls && (
        <div className={styles.foot}>
          {/* At the same place as in the controls. */}
          {isControlAwaited && <PlayerIcon name="play" />}
        </div>
      )}
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
