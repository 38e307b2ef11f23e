import { Button, classNames, useObservable, usePlatform } from 'kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from '../messages';
import { room } from '../messages/room';
import { startLivePlayback, type LivePlayback, type LiveStatus } from './live-playback';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon';
import styles from './live-player.late.module.css';
import { toggleFullscreen } from './toggle-fullscreen';

const text = room.player;

export interface LivePlayerProps {
  /** HLS playlist. A fresh address of the same stream does not stop the picture. */
  readonly url: string;
  /** See `LivePlaybackOptions`. */
  readonly askAgain: () => Promise<string | undefined>;
}

/** The player of a live stream: what happens now, and a way back to it. Source: SPEC §2, §4 Video. */
export function LivePlayer({ url, askAgain }: LivePlayerProps) {
  const { log } = usePlatform();
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<LivePlayback>();
  const [isMuted, setMuted] = useState(false);
  const latest = useRef({ url, askAgain });
  useEffect(() => {
    latest.current = { url, askAgain };
    playback?.renew(url);
  }, [url, askAgain, playback]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const current = startLivePlayback({
      ...{ video: element, url: latest.current.url, log },
      askAgain: () => latest.current.askAgain(),
    });
    setPlayback(current);
    return current.destroy;
  }, [log]);

  return (
    <section ref={root} className={styles.player} aria-label={text.region}>
      <video
        ref={video}
        className={styles.video}
        playsInline
        aria-label={text.label}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
      >
        {/* A stream brings its captions itself, if it has any. */}
        <track kind="captions" srcLang="gsw" label={text.captions} />
      </video>
      {playback && (
        <Shown playback={playback}>
          <ControlButton
            icon={isMuted ? 'muted' : 'sound'}
            label={text.mute}
            aria-pressed={isMuted}
            onClick={() => video.current && (video.current.muted = !video.current.muted)}
          />
          <ControlButton
            icon="fullscreen"
            label={text.fullscreen}
            onClick={() => toggleFullscreen(root.current, video.current, log)}
          />
          {isMuted && (
            <Button
              variant="secondary"
              className={styles.unmute}
              onClick={() => video.current && (video.current.muted = false)}
            >
              {text.soundOn}
            </Button>
          )}
        </Shown>
      )}
    </section>
  );
}

/** What depends on how the stream plays: the overlay and the bar. */
function Shown({ playback, children }: { playback: LivePlayback; children: ReactNode }) {
  const status = useObservable(playback.status$, 'loading');
  const isBehind = useObservable(playback.isBehind$, false);
  const isAtEdge = status === 'playing' && !isBehind;
  return (
    <>
      <Overlay status={status} onRetry={playback.retry} />
      <div className={styles.bar}>
        <ControlButton
          icon={status === 'paused' ? 'play' : 'pause'}
          label={status === 'paused' ? text.play : text.pause}
          onClick={playback.toggle}
        />
        <button
          type="button"
          className={classNames(styles.live, isAtEdge && styles.atEdge)}
          aria-label={isAtEdge ? text.isLive : text.goLive}
          aria-disabled={isAtEdge || undefined}
          onClick={playback.goLive}
        >
          {text.live}
        </button>
        <span className={styles.space} />
        {children}
      </div>
    </>
  );
}

function Overlay({ status, onRetry }: { status: LiveStatus; onRetry: () => void }) {
  switch (status) {
    case 'playing':
    case 'paused':
      return null;
    case 'loading':
    case 'reconnecting':
      return (
        <div className={styles.waiting} role="status">
          <span className={styles.ring} aria-hidden="true" />
          <span className={status === 'loading' ? 'visually-hidden' : styles.waitingText}>
            {text[status]}
          </span>
        </div>
      );
    case 'failed':
    case 'unsupported':
      return (
        <div className={styles.stopped} role="alert">
          <p>{text[status]}</p>
          {status === 'failed' && <Button onClick={onRetry}>{messages.retry}</Button>}
        </div>
      );
  }
}

interface ControlButtonProps {
  readonly icon: PlayerIconName;
  readonly label: string;
  readonly 'aria-pressed'?: boolean;
  readonly onClick: () => void;
}

function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label} title={label}>
      <PlayerIcon name={icon} />
    </button>
  );
}
