import { Button, classNames, useObservable, usePlatform } from 'kit';
import { PlayerIcon, useFullscreen, type PlayerIconName } from 'kit/player';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from '../messages';
import { room } from '../messages/room';
import { isOld } from '../room/use-still-allowed';
import { Health } from './Health';
import { startLivePlayback, type LivePlayback } from './live-playback';
import styles from './live-player.late.module.css';
import type { LiveStatus } from './step-live';

const text = room.player;

export interface LivePlayerProps {
  /** The HLS playlist. A new address of the same stream does not stop the picture. */
  readonly url: string;
  /** When the server answered it, in milliseconds since the epoch. */
  readonly askedAt: number;
  /** Whether a lesson is announced. Without one, nothing is “not yet” live. */
  readonly isAnnounced: boolean;
  /** Whether the lesson runs. Only then is the picture called live. */
  readonly isRunning: boolean;
  /** When the lesson that runs began, in milliseconds since the epoch; undefined: none runs. */
  readonly begunAt: number | undefined;
  /** Shows how the stream arrives. */
  readonly isTeacher: boolean;
  /** See `LivePlaybackOptions`. */
  readonly askAgain: () => Promise<string | undefined>;
}

/** Plays what happens now in a live stream, and leads back to it. Source: PLAYER-streams. */
export function LivePlayer(props: LivePlayerProps) {
  const { url, askedAt, isAnnounced, isRunning, isTeacher, begunAt, askAgain } = props;
  const { log } = usePlatform();
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<LivePlayback>();
  const [isMuted, setMuted] = useState(false);
  const videoOf = useCallback(() => video.current ?? undefined, []);
  const { hasFullscreen, isFullscreen, toggle } = useFullscreen(root, videoOf, log);
  const latest = useRef({ url, askedAt, begunAt, askAgain });
  useEffect(() => {
    latest.current = { url, askedAt, begunAt, askAgain };
  }, [url, askedAt, begunAt, askAgain]);
  useEffect(() => playback?.renew(url), [url, playback]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const current = startLivePlayback({
      video: element,
      url: latest.current.url,
      log,
      isOld: isOld(latest.current.askedAt),
      begunAt: () => latest.current.begunAt,
      askAgain: () => latest.current.askAgain(),
    });
    setPlayback(current);
    return current.destroy;
  }, [log]);

  return (
    <section
      ref={root}
      // The teacher looks at the colours.
      className={classNames(styles.player, !isRunning && !isTeacher && styles.test)}
      aria-label={text.region}
    >
      <video
        ref={video}
        className={styles.video}
        playsInline
        aria-label={text.label}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
      >
        {/* The stream adds its own captions. */}
        <track kind="captions" srcLang="gsw" label={text.captions} />
      </video>
      {playback && (
        <Shown playback={playback} isAnnounced={isAnnounced} isRunning={isRunning}>
          <ControlButton
            icon={isMuted ? 'muted' : 'sound'}
            label={text.mute}
            aria-pressed={isMuted}
            onClick={() => video.current && (video.current.muted = !video.current.muted)}
          />
          {hasFullscreen && (
            <ControlButton
              icon={isFullscreen ? 'leaveFullscreen' : 'fullscreen'}
              label={isFullscreen ? text.leaveFullscreen : text.fullscreen}
              onClick={toggle}
            />
          )}
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
      {playback && isTeacher && <Health playback={playback} />}
    </section>
  );
}

interface ShownProps extends Pick<LivePlayerProps, 'isAnnounced' | 'isRunning'> {
  readonly playback: LivePlayback;
  readonly children: ReactNode;
}

/** What depends on how the stream plays: the overlay and the bar. */
function Shown({ playback, isAnnounced, isRunning, children }: ShownProps) {
  const status = useObservable(playback.status$, 'loading');
  const isBehind = useObservable(playback.isBehind$, false);
  const hasBeginning = useObservable(playback.hasBeginning$, false);
  const isAtEdge = status === 'playing' && !isBehind;
  const notRunning = isAnnounced ? text.notRunning : text.unannounced;
  const words = isRunning ? text.running : notRunning;
  return (
    <>
      <Overlay status={status} isRunning={isRunning} onRetry={playback.retry} />
      {!isRunning && status === 'playing' && <p className={styles.testNote}>{notRunning.atEdge}</p>}
      <div className={styles.bar}>
        <ControlButton
          icon={status === 'paused' ? 'play' : 'pause'}
          label={status === 'paused' ? text.play : text.pause}
          onClick={playback.toggle}
        />
        <button
          type="button"
          className={classNames(
            styles.live,
            isAtEdge && styles.atEdge,
            isAtEdge && isRunning && styles.onAir,
          )}
          aria-label={isAtEdge ? words.atEdge : words.behind}
          aria-disabled={isAtEdge || undefined}
          onClick={playback.goLive}
        >
          {words.name}
        </button>
        {hasBeginning && (
          <button type="button" className={styles.fromStart} onClick={playback.goToBeginning}>
            {text.fromStart}
          </button>
        )}
        <span className={styles.space} />
        {children}
      </div>
    </>
  );
}

interface OverlayProps extends Pick<LivePlayerProps, 'isRunning'> {
  readonly status: LiveStatus;
  readonly onRetry: () => void;
}

function Overlay({ status, isRunning, onRetry }: OverlayProps) {
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
          <p>{status === 'failed' && !isRunning ? text.noPicture : text[status]}</p>
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
