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
  /** URL of the HLS playlist. A new URL of the same stream does not stop the picture. */
  readonly url: string;
  /** When the server gave the URL, in milliseconds since the epoch. */
  readonly askedAt: number;
  /** Whether a lesson is announced. Otherwise the player does not say “not yet live”. */
  readonly isAnnounced: boolean;
  /** Whether the lesson runs. Only then the player says “live”. */
  readonly isRunning: boolean;
  /** When the running lesson began, in milliseconds since the epoch; undefined: none runs. */
  readonly begunAt: number | undefined;
  /** Teachers see the health of the stream. */
  readonly isTeacher: boolean;
  /** See `LivePlaybackOptions`. */
  readonly askAgain: () => Promise<string | undefined>;
}

/** Plays a live stream at its live edge, with a button back to it. Source: PLAYER-streams. */
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
      // Before the lesson the picture is grey, but a teacher must check the colours.
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
        <PlaybackControls playback={playback} isAnnounced={isAnnounced} isRunning={isRunning}>
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
        </PlaybackControls>
      )}
      {playback && isTeacher && <Health playback={playback} />}
    </section>
  );
}

interface PlaybackControlsProps extends Pick<LivePlayerProps, 'isAnnounced' | 'isRunning'> {
  readonly playback: LivePlayback;
  readonly children: ReactNode;
}

/** The overlay and the control bar, which follow the state of the playback. */
function PlaybackControls({ playback, isAnnounced, isRunning, children }: PlaybackControlsProps) {
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
