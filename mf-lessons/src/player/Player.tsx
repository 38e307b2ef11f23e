import { useEffect, useRef, useState } from 'react';
import { loading, VIDEO_RATIO, type Captions } from 'shared-contracts';
import { useObservable, usePlatform } from 'kit';
import { player } from '../messages/player';
import { useCaptions } from './captions/use-captions';
import { createPlayerControl, type PlayerControl } from './control/player-control';
import { controlsCode } from './controls-code';
import { Overlay } from './Overlay';
import styles from './player.module.css';
import type { ProgressListener } from './progress/follow-progress';
import { usePlayback } from './use-playback';
import { usePress } from './use-press';

export interface PlayerProps {
  /** For those who cannot see the picture. */
  readonly title: string;
  /** HLS playlist. */
  readonly url: string;
  /** Picture shown until the video has one of its own. */
  readonly poster: string | undefined;
  /** Asks the server for a fresh URL of the same video. */
  readonly renewUrl: () => Promise<string>;
  /** Default true; they appear once the video is playable. */
  readonly controls?: boolean;
  readonly autoplay?: boolean;
  readonly mute?: boolean;
  readonly loop?: boolean;
  /** WebVTT texts of what is said. */
  readonly captions?: Captions | undefined;
  /** For what else on the page follows the video or moves it. */
  readonly control?: PlayerControl;
  /** Where the learner was, in seconds; may become known while the video is there already. */
  readonly resumeAt?: number | undefined;
  readonly progress?: ProgressListener | undefined;
}

/**
 * The video player: streaming video in a 16:9 frame, with a loading indicator until it can play
 * through. Source: SPEC §2 Video player, §4 Video; what goes beyond stands in docs/lessons.md.
 */
export function Player(props: PlayerProps) {
  const { title, poster, controls = true, mute = false, loop = false, captions, resumeAt } = props;
  const { log, preferences } = usePlatform();
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [own] = useState(() => createPlayerControl(preferences, log));
  const control = props.control ?? own;
  const { status, heights, retry } = usePlayback(video, control, props);
  const code = useObservable(controlsCode.state$, loading);
  useCaptions(video, captions, control);
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
    <section ref={root} className={styles['player']} aria-label={player.region} tabIndex={-1}>
      <div className={styles['frame']}>
        <video
          ref={video}
          className={styles['video']}
          width={VIDEO_RATIO.width}
          height={VIDEO_RATIO.height}
          poster={poster}
          // The browser's own, where ours could not be fetched.
          controls={isControlled && code.status === 'failure'}
          muted={mute}
          loop={loop}
          playsInline
          aria-label={player.label(title)}
        >
          <track kind="captions" srcLang="gsw" label={player.tracks.gsw} />
          <track kind="captions" srcLang="en" label={player.tracks.en} />
        </video>
        <Overlay status={status} onRetry={retry} />
      </div>
      {controls && <div className={styles['foot']} />}
      {isControlled && code.status === 'success' && (
        <code.value.Controls root={root} control={control} heights={heights} />
      )}
    </section>
  );
}
