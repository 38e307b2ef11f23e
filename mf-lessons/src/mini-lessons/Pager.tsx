import { useEffect, useState } from 'react';
import { Button, Dialect, Link, useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { miniLesson } from '../messages/mini-lesson';
import { miniLessonsStore } from './mini-lessons-store';
import styles from './pager.module.css';
import { createPaging, miniLessonPath } from './paging';

/**
 * Where the learner is among the mini lessons, and the way on. It stays while the lesson above it
 * changes, so the keyboard stays on its buttons. Source: SPEC §4, Random mini lesson; §8.
 */
export function Pager({ lessonID }: { lessonID: string }) {
  const platform = usePlatform();
  const store = miniLessonsStore(platform);
  const order = useObservable(store.order$, undefined);
  const newest = useObservable(store.newest$, idle);
  const [paging] = useState(() => createPaging(platform));
  const isGoing = useObservable(paging.state$, idle).status === 'loading';

  useEffect(() => paging.start(), [paging]);
  useEffect(() => {
    store.open(lessonID);
    void store.load();
  }, [store, lessonID]);

  const { previous, next, position } = miniLesson.pager;
  const place = (order?.currentIndexNumber ?? -1) + 1;
  const isFirst = place <= 1;
  return (
    <nav className={styles['pager']} aria-label={miniLesson.pager.label}>
      <Button
        variant="secondary"
        aria-disabled={isFirst || undefined}
        onClick={() => {
          if (!isFirst) void paging.go('previous');
        }}
      >
        {previous}
      </Button>
      <p className={styles['position']}>
        {order && place > 0 && position(place, order.randomizedIndex.length)}
      </p>
      <Button busy={isGoing} onClick={() => void paging.go('next')}>
        {next}
      </Button>
      <p className={styles['newest']}>
        {newest.status === 'success' && newest.value && newest.value.DocID !== lessonID && (
          <>
            {miniLesson.newest}{' '}
            <Link to={miniLessonPath(newest.value.DocID)}>
              <Dialect>{newest.value.Title}</Dialect>
            </Link>
          </>
        )}
      </p>
    </nav>
  );
}

/** Its place, before it is known which mini lesson it is. */
export const PagerPlace = () => <div className={styles['place']} />;
