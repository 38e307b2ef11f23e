import { classNames, useObservable } from 'kit';
import { room } from '../messages/room';
import type { LivePlayback } from './live-playback';
import styles from './live-player.late.module.css';

const text = room.player.health;

const LATE_SEGMENTS = 3;

/**
 * Shows the teacher whether the stream arrives: the seconds since the last new segment, and its bit
 * rate. A stream is late after three segments' time. Source: docs/live.md, Stream.
 */
export function Health({ playback }: { readonly playback: LivePlayback }) {
  const health = useObservable(playback.health$, undefined);
  if (!health) return <p className={styles.health}>{text.unknown}</p>;
  const { secondsSinceNewest, segmentSeconds, bitsPerSecond } = health;
  const seconds = Math.round(secondsSinceNewest);
  const isLate = seconds > LATE_SEGMENTS * segmentSeconds;
  return (
    <p className={classNames(styles.health, isLate && styles.late)}>
      {isLate ? text.late(seconds) : text.well(seconds)}
      {bitsPerSecond !== undefined && (
        <span className={styles.bits}> {text.bits(Math.round(bitsPerSecond / 1000))}</span>
      )}
    </p>
  );
}
