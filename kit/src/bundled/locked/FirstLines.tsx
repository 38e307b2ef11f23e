import { Button, Dialect, Skeleton } from 'kit';
import { useId, type ReactNode } from 'react';
import type { LessonPage } from 'shared-contracts';
import { PlayerIcon } from '../player/PlayerIcon';
import { useSound } from '../sound/use-sound';
import { locked } from './messages';
import styles from './first-lines.late.module.css';

export interface FirstLinesProps extends Pick<LessonPage, 'lines' | 'lineSounds'> {
  /** Default: 'The first lines'. */
  readonly heading?: string;
  /** Whether the addresses of the sounds are still loading; the buttons keep their place. */
  readonly isAwaited?: boolean;
  /** Renders a line in dialect; default: as text. `onHear` plays its sound; undefined: no sound. */
  readonly dialectOf?:
    ((text: string, index: number, onHear: (() => void) | undefined) => ReactNode) | undefined;
}

/** Shows the public lines of a locked lesson, with their sounds. Source: decision 61. */
export function FirstLines({
  lines,
  lineSounds,
  heading = locked.lines.heading,
  isAwaited = false,
  dialectOf = (text) => <Dialect>{text}</Dialect>,
}: FirstLinesProps) {
  const id = useId();
  const { play, hasFailed } = useSound();
  const { hear, machine, noSound, offline } = locked.lines;
  return (
    <section aria-labelledby={id} data-preview="" className={styles.lines}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {lineSounds?.voice === 'machine' && <span className={styles.sample}>{machine}</span>}
      </div>
      <p role="status" className={styles.failure}>
        {hasFailed && (navigator.onLine ? noSound : offline)}
      </p>
      <ol>
        {lines.map(({ SwissGerman, English }, index) => {
          const url = lineSounds?.urls[index] ?? undefined;
          return (
            <li key={index}>
              <div>
                {dialectOf(SwissGerman, index, url === undefined ? url : () => play(url))}
                <p>{English}</p>
              </div>
              {(isAwaited || url !== undefined) && (
                <Button
                  variant="icon"
                  className={styles.hear}
                  aria-label={hear(index + 1)}
                  busy={isAwaited}
                  onClick={() => play(url)}
                >
                  <PlayerIcon name="sound" />
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/**
 * Placeholder of the lines while they load. It uses none of their styles, which come with the code.
 */
export const FirstLinesSkeleton = () => (
  <div data-preview="" aria-hidden="true">
    <Skeleton kind="title" />
    <Skeleton lines={6} />
  </div>
);
