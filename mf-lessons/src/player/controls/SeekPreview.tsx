import type { CSSProperties, PointerEvent } from 'react';
import { useState } from 'react';
import { Dialect, useObservable } from 'kit';
import { clock } from '../../timing/clock';
import type { PlayerControl } from '../control/player-control';
import { latestLine } from '../lines/line-times';
import { chapterAt, chapterName } from './chapters';
import styles from './controls.late.module.css';

/** Half the thumb of the slider: the thumb's centre never reaches the ends. */
const HALF_THUMB_PX = 8;

/** The position under the pointer on the slider, in seconds. */
function timeUnder({ clientX, currentTarget }: PointerEvent, duration: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const part = (clientX - left - HALF_THUMB_PX) / Math.max(width - 2 * HALF_THUMB_PX, 1);
  return Math.min(Math.max(part, 0), 1) * duration;
}

/**
 * Follows the pointer on the slider.
 *
 * @param duration seconds
 * @returns `at` in seconds; undefined without a pointer
 */
export function useSeekPreview(duration: number) {
  const [at, setAt] = useState<number>();
  const follow = (event: PointerEvent) => setAt(timeUnder(event, duration));
  const leave = () => setAt(undefined);
  const handlers = { onPointerDown: follow, onPointerMove: follow, onPointerLeave: leave };
  return { at, handlers: { ...handlers, onPointerCancel: leave } };
}

interface SeekPreviewProps {
  readonly control: PlayerControl;
  /** Seconds. */
  readonly at: number;
  /** Seconds. */
  readonly duration: number;
}

/**
 * A preview of the position under the pointer: time, chapter, and the line said there. A film shows
 * one picture for many lines, so text tells more than a picture. Source: decision 65.
 */
export function SeekPreview({ control, at, duration }: SeekPreviewProps) {
  const { gsw } = useObservable(control.lines.cues$, control.lines.cues$.value);
  const isAsking = useObservable(control.asking$, false);
  const isListening = useObservable(control.listening$, false);
  const { chapters } = useObservable(control.film$, control.film$.value);
  const chapter = chapterAt(chapters, at);
  const line = gsw.find((cue) => cue === latestLine(gsw, at));
  const place = { '--at': `${(at / (duration || 1)) * 100}%` } as CSSProperties;
  return (
    <p className={styles.preview} style={place} aria-hidden="true" data-seek-preview="">
      <span className={styles.previewTime}>
        {clock(at)}
        {chapter?.part && ` · ${chapterName(chapter)}`}
      </span>
      {line && !isAsking && !isListening && <Dialect>{line.text}</Dialect>}
    </p>
  );
}
