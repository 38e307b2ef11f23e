import type { ReactNode } from 'react';
import { Button, classNames } from 'kit';
import { messages } from '../messages';
import { player } from '../messages/player';
import { useOnline } from '../timing/use-online';
import type { PlaybackStatus } from './step-playback';
import styles from './player.late.module.css';

/**
 * Covers the picture while the film is loading, reconnecting, failed or unsupported. Without a
 * network it says so and has no Retry button, which would not help.
 */
export function Overlay({ status, onRetry }: { status: PlaybackStatus; onRetry: () => void }) {
  const isOffline = !useOnline();
  if (isOffline && status !== 'ready' && status !== 'unsupported') {
    return <OfflineNotice />;
  }
  switch (status) {
    case 'ready':
      return null;
    case 'loading':
    case 'playable':
      return <LoadingRing text={player.loading} />;
    case 'reconnecting':
      return <LoadingRing text={player.reconnecting} isShown />;
    case 'failed':
      return (
        <StoppedNotice {...player.failed}>
          <Button onClick={onRetry}>{messages.retry}</Button>
        </StoppedNotice>
      );
    case 'unsupported':
      return <StoppedNotice {...player.unsupported} />;
  }
}

function LoadingRing({ text, isShown = false }: { text: string; isShown?: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={isShown ? styles.waitingText : 'visually-hidden'}>{text}</span>
    </div>
  );
}

/** At the upper edge, because two lines in the middle would overlap the captions. */
function OfflineNotice() {
  return (
    <div className={classNames(styles.waiting, styles.offline)} role="status">
      <span className={styles.waitingText}>{player.offline}</span>
    </div>
  );
}

interface StoppedNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function StoppedNotice({ title, text, children }: StoppedNoticeProps) {
  return (
    <div className={styles.stopped} role="alert">
      <p className={styles.stoppedTitle}>{title}</p>
      <p className={styles.stoppedText}>{text}</p>
      {children}
    </div>
  );
}
