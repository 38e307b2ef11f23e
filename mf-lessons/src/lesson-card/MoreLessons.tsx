import { useRef } from 'react';
import { Button } from 'kit';
import type { MoreStatus } from '../catalogue/use-shelf';
import { messages } from '../messages';
import { useNearing } from '../timing/use-nearing';
import styles from './more-lessons.module.css';

export interface MoreLessonsProps {
  readonly status: Exclude<MoreStatus, 'none'>;
  readonly shown: number;
  readonly total: number;
  /** Lessons that count too, and stand elsewhere on the page. */
  readonly apart: number;
  readonly label: string;
  readonly growsByItself: boolean;
  /** The learner has scrolled near. */
  readonly onMore: () => void;
  readonly onPress: () => void;
}

/**
 * The end of a shelf that can grow: a button, the number of shown lessons, and a failure. It stays
 * the same button, so that the focus stays on it.
 */
export function MoreLessons(props: MoreLessonsProps) {
  const { status, shown, total, apart, label, growsByItself, onMore, onPress } = props;
  const end = useRef<HTMLDivElement>(null);
  const { failure, shownOf } = messages.home.more;
  const hasFailed = status === 'failed';
  // After a failure wait for a press; otherwise scrolling would repeat it again and again.
  useNearing(end, growsByItself && status === 'ready', shown, onMore);

  return (
    <div ref={end} className={styles.more}>
      <div role="alert">{hasFailed && <p className={styles.failure}>{failure}</p>}</div>
      <Button variant="secondary" busy={status === 'loading'} onClick={onPress}>
        {hasFailed ? messages.retry : label}
      </Button>
      <p className={styles.count}>{shownOf(shown + apart, total + apart)}</p>
    </div>
  );
}
