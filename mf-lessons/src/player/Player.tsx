import { useEffect, useRef, useState } from 'react';
import { Button, usePlatform } from 'kit';
import { VIDEO_RATIO } from 'shared-contracts';
import { messages } from '../messages';
import { loadEngine } from './choose-engine';
import { startPlayback, type Playback, type PlaybackStatus } from './playback';
import styles from './player.module.css';

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
}

const isPlayable = (status: PlaybackStatus) => status !== 'loading' && status !== 'unsupported';

/**
 * The video player: streaming video in a 16:9 frame, with a loading indicator until it can play
 * through. Source: SPEC §2 Video player, §4 Video.
 */
export function Player({
  title,
  url,
  poster,
  renewUrl,
  controls = true,
  autoplay = false,
  mute = false,
  loop = false,
}: PlayerProps) {
  const { log, preferences } = usePlatform();
  const video = useRef<HTMLVideoElement>(null);
  const playback = useRef<Playback>(null);
  const renew = useRef(renewUrl);
  const [status, setStatus] = useState<PlaybackStatus>('loading');

  useEffect(() => {
    renew.current = renewUrl;
  }, [renewUrl]);

  useEffect(() => {
    if (!video.current) return;
    // Every load of a stream starts with the default again.
    video.current.defaultPlaybackRate = preferences.values$.value.speed;
    const current = startPlayback({
      video: video.current,
      url,
      renewUrl: () => renew.current(),
      loadEngine: () => loadEngine(),
      log,
      autoplay,
    });
    playback.current = current;
    const subscription = current.status$.subscribe(setStatus);
    return () => {
      subscription.unsubscribe();
      current.destroy();
    };
  }, [url, autoplay, log, preferences]);

  return (
    <div className={styles['frame']}>
      <video
        ref={video}
        className={styles['video']}
        width={VIDEO_RATIO.width}
        height={VIDEO_RATIO.height}
        poster={poster}
        controls={controls && isPlayable(status)}
        muted={mute}
        loop={loop}
        playsInline
        aria-label={messages.player.label(title)}
      />
      <Overlay status={status} onRetry={() => playback.current?.retry()} />
    </div>
  );
}

function Overlay({ status, onRetry }: { status: PlaybackStatus; onRetry: () => void }) {
  switch (status) {
    case 'ready':
      return null;
    case 'loading':
    case 'playable':
      return <Waiting text={messages.player.loading} />;
    case 'reconnecting':
      return <Waiting text={messages.player.reconnecting} isShown />;
    case 'failed':
      return (
        <Stopped {...messages.player.failed}>
          <Button onClick={onRetry}>{messages.retry}</Button>
        </Stopped>
      );
    case 'unsupported':
      return <Stopped {...messages.player.unsupported} />;
  }
}

function Waiting({ text, isShown = false }: { text: string; isShown?: boolean }) {
  return (
    <div className={styles['waiting']} role="status">
      <span className={styles['ring']} aria-hidden="true" />
      <span className={isShown ? styles['waitingText'] : styles['unseen']}>{text}</span>
    </div>
  );
}

function Stopped({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={styles['stopped']} role="alert">
      <p className={styles['stoppedTitle']}>{title}</p>
      <p className={styles['stoppedText']}>{text}</p>
      {children}
    </div>
  );
}
