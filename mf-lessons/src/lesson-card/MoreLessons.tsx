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
  /** Lessons shown elsewhere on the page that also count as shown. */
  readonly apart: number;
  readonly label: string;
  readonly growsByItself: boolean;
  readonly onMore: () => void;
  readonly onPress: () => void;
}

/**
 * The end of a list that can grow: the button for more, the number shown, and a failure. The button
 * stays the same element, so it keeps the focus.
 */
export function MoreLessons(props: MoreLessonsProps) {
  const { status, shown, total, apart, label, growsByItself, onMore, onPress } = props;
  const end = useRef<HTMLDivElement>(null);
  const { failure, shownOf } = messages.home.more;
  const hasFailed = status === 'failed';
  // After a failure wait for a press; otherwise scrolling would repeat the failure.
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
