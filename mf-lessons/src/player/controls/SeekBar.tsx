import type { CSSProperties, KeyboardEvent } from 'react';
import { classNames, useObservable } from 'kit';
import { clock } from '../../timing/clock';
import { player } from '../../messages/player-controls';
import type { PlayerControl } from '../control/player-control';
import { chapterAt, chapterName } from './chapters';
import { SeekPreview, useSeekPreview } from './SeekPreview';
import styles from './controls.late.module.css';

const percent = (part: number, whole: number) =>
  whole > 0 ? `${Math.min((part / whole) * 100, 100)}%` : '0%';

/** Seconds per key press. The slider's own steps would take too many presses. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
};

/**
 * The slider of the position, with a mark at the start of each line, and a preview under the
 * pointer.
 */
export function SeekBar({ control, duration }: { control: PlayerControl; duration: number }) {
  const position = useObservable(control.position$, 0);
  const times = useObservable(control.lines.times$, []);
  const { chapters } = useObservable(control.film$, control.film$.value);
  const chapter = chapterAt(chapters, position);
  const preview = useSeekPreview(duration);
  const step = (event: KeyboardEvent) => {
    const by = KEY_STEPS[event.key];
    // The shortcuts may have handled the key already.
    if (by === undefined || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    control.act({ do: 'skip', by });
  };
  return (
    <div className={styles.seek}>
      <div className={styles.track}>
        {times.map(({ line, start }) => (
          <span key={line} className={styles.mark} style={{ left: percent(start, duration) }} />
        ))}
        {chapters.slice(1).map(({ at }) => (
          <span
            key={at}
            className={classNames(styles.mark, styles.chapter)}
            style={{ left: percent(at, duration) }}
            data-chapter=""
          />
        ))}
        {preview.at !== undefined && (
          <SeekPreview control={control} at={preview.at} duration={duration} />
        )}
        <input
          {...preview.handlers}
          type="range"
          data-seek=""
          className={styles.range}
          style={{ '--done': percent(position, duration) } as CSSProperties}
          aria-label={player.position}
          aria-valuetext={player.positionOf(position, duration, chapter && chapterName(chapter))}
          min={0}
          max={duration || 1}
          step={0.1}
          value={position}
          onKeyDown={step}
          onChange={({ target }) => control.seek(target.valueAsNumber)}
        />
      </div>
      {chapter?.part && <p className={styles.chapterName}>{chapterName(chapter)}</p>}
      <p className={styles.time}>
        {clock(position)}
        <span className={styles.total}> / {clock(duration)}</span>
      </p>
    </div>
  );
}
