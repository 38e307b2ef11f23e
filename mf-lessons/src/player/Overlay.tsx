import type { ReactNode } from 'react';
import { Button, classNames } from 'kit';
import { messages } from '../messages';
import { player } from '../messages/player';
import { useOnline } from '../timing/use-online';
import type { PlaybackStatus } from './step-playback';
import styles from './player.late.module.css';

/**
 * Covers the picture while it does not play: loading, reconnecting, failed or unsupported. Without
 * a network it says so, because pressing would not help.
 */
export function Overlay({ status, onRetry }: { status: PlaybackStatus; onRetry: () => void }) {
  const isOffline = !useOnline();
  if (isOffline && status !== 'ready' && status !== 'unsupported') {
    return <Offline />;
  }
  switch (status) {
    case 'ready':
      return null;
    case 'loading':
    case 'playable':
      return <Waiting text={player.loading} />;
    case 'reconnecting':
      return <Waiting text={player.reconnecting} isShown />;
    case 'failed':
      return (
        <Stopped {...player.failed}>
          <Button onClick={onRetry}>{messages.retry}</Button>
        </Stopped>
      );
    case 'unsupported':
      return <Stopped {...player.unsupported} />;
  }
}

function Waiting({ text, isShown = false }: { text: string; isShown?: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={isShown ? styles.waitingText : 'visually-hidden'}>{text}</span>
    </div>
  );
}

/** At the upper edge: two lines in the middle would meet the captions. */
function Offline() {
  return (
    <div className={classNames(styles.waiting, styles.offline)} role="status">
      <span className={styles.waitingText}>{player.offline}</span>
    </div>
  );
}

interface StoppedProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Stopped({ title, text, children }: StoppedProps) {
  return (
    <div className={styles.stopped} role="alert">
      <p className={styles.stoppedTitle}>{title}</p>
      <p className={styles.stoppedText}>{text}</p>
      {children}
    </div>
  );
}
