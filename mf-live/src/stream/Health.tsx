import { classNames, useObservable } from 'kit';
import { room } from '../messages/room';
import type { LivePlayback } from './live-playback';
import styles from './live-player.late.module.css';

const text = room.player.health;

/** So many of its segments late, a stream is no longer well. */
const LATE = 3;

/**
 * Tells the teacher how the stream arrives: when the player's playlist last listed a new segment,
 * and the bit rate of that segment. Source: docs/live.md, Stream.
 */
export function Health({ playback }: { readonly playback: LivePlayback }) {
  const health = useObservable(playback.health$, undefined);
  if (!health) return <p className={styles.health}>{text.unknown}</p>;
  const { secondsSinceNewest, segmentSeconds, bitsPerSecond } = health;
  const seconds = Math.round(secondsSinceNewest);
  const isLate = seconds > LATE * segmentSeconds;
  return (
    <p className={classNames(styles.health, isLate && styles.late)}>
      {isLate ? text.late(seconds) : text.well(seconds)}
      {bitsPerSecond !== undefined && (
        <span className={styles.bits}> {text.bits(Math.round(bitsPerSecond / 1000))}</span>
      )}
    </p>
  );
}
