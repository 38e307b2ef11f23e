import { useRef } from 'react';
import { Button } from 'kit';
import type { MoreStatus } from '../catalogue/use-shelf';
import { messages } from '../messages';
import styles from './more-lessons.module.css';
import { useNearing } from './use-nearing';

export interface MoreLessonsProps {
  readonly status: Exclude<MoreStatus, 'none'>;
  readonly shown: number;
  readonly total: number;
  readonly label: string;
  readonly growsByItself: boolean;
  /** The learner has come near. */
  readonly onMore: () => void;
  readonly onPress: () => void;
}

/**
 * The end of a shelf that goes on: a real button, how much is shown, and what went wrong. It stays
 * one button whatever happens, so that the focus stays on it.
 */
export function MoreLessons(props: MoreLessonsProps) {
  const { status, shown, total, label, growsByItself, onMore, onPress } = props;
  const end = useRef<HTMLDivElement>(null);
  const { failure, shownOf } = messages.home.more;
  const hasFailed = status === 'failed';
  // A failure waits for the learner, else it would be met again and again while scrolling.
  useNearing(end, growsByItself && status === 'ready', shown, onMore);

  return (
    <div ref={end} className={styles['more']}>
      <div role="alert">{hasFailed && <p className={styles['failure']}>{failure}</p>}</div>
      <Button variant="secondary" busy={status === 'loading'} onClick={onPress}>
        {hasFailed ? messages.retry : label}
      </Button>
      <p className={styles['count']}>{shownOf(shown, total)}</p>
    </div>
  );
}
