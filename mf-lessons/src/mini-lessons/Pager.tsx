import { useEffect, useState, type ReactNode } from 'react';
import { Button, createAsync, Dialect, Link, useObservable, usePlatform } from 'kit';
import { learnerOf } from 'common';
import { idle, type AsyncState, type ObservableValue, type Platform } from 'shared-contracts';
import { miniLesson } from '../messages/mini-lesson';
import { miniLessonPath } from '../paths';
import type { PlayerControl } from '../player/control/player-control';
import { wishToPlay } from '../player/play-wish';
import { miniLessonsStore } from './mini-lessons-store';
import styles from './pager.module.css';
import { useTurn } from './use-turn';

export interface PagerProps {
  readonly lessonID: string;
  readonly control: Pick<PlayerControl, 'state$'>;
}

/** Wraps the player in a box of constant height, so that the pager below does not move. */
export const inStagePlace = (stage: ReactNode) => <div className={styles.stage}>{stage}</div>;

/**
 * The learner's position among the mini lessons, with buttons to the next and previous. It stays
 * mounted while the lesson changes, so its buttons keep the focus. Source: MINI-next-index,
 * ERROR-mini-lookup.
 */
export function Pager({ lessonID, control }: PagerProps) {
  const platform = usePlatform();
  const store = miniLessonsStore(platform);
  const order = useObservable(store.order$, undefined);
  const newest = useObservable(store.newest$, idle);
  const learner = useObservable(learnerOf(platform), undefined);
  const [paging] = useState(() => createPaging(platform));
  const isGoing = useObservable(paging.state$, idle).status === 'loading';

  useEffect(() => paging.start(), [paging]);
  // Also for another learner: their order does not know the opened lesson yet.
  useEffect(() => {
    store.open(lessonID);
    void store.load();
  }, [store, learner, lessonID]);
  const isCounted = useTurn(store, lessonID);

  const go = (towards: 'next' | 'previous') => {
    const { isPlaying, isEnded } = control.state$.value;
    void paging.go(towards, isPlaying || isEnded);
  };
  const { previous, next, position } = miniLesson.pager;
  const place = (order?.currentIndexNumber ?? -1) + 1;
  const isFirst = place <= 1;
  return (
    <nav className={styles.pager} aria-label={miniLesson.pager.label}>
      <Button
        variant="secondary"
        aria-disabled={isFirst || undefined}
        onClick={() => {
          if (!isFirst) go('previous');
        }}
      >
        {previous}
      </Button>
      <p className={styles.position}>
        {order && isCounted && place > 0 && position(place, order.randomizedIndex.length)}
      </p>
      <Button busy={isGoing} onClick={() => go('next')}>
        {next}
      </Button>
      <p className={styles.newest}>
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

/** Placeholder of the pager on a prerendered page. */
export const PagerPlace = () => <div className={styles.place} />;

/** Navigation from one mini lesson to the next, for one mounted screen. */
export interface Paging {
  readonly state$: ObservableValue<AsyncState<void>>;
  /**
   * Opens the next or previous mini lesson, or shows an alert after a failure. Does nothing once
   * the learner has left the screen.
   *
   * @param plays whether to play it at once, because the learner was watching
   */
  go(towards: 'next' | 'previous', plays: boolean): Promise<void>;
  /** @returns a function to stop: later answers no longer navigate */
  start(): () => void;
}

function createPaging(platform: Platform): Paging {
  const store = miniLessonsStore(platform);
  let isShown = false;
  const going = createAsync(async (towards: 'next' | 'previous', plays: boolean) => {
    try {
      const lessonID = await store[towards]();
      if (!isShown) return;
      if (towards === 'next') store.passBy();
      if (plays) wishToPlay(platform, lessonID);
      platform.navigation.go(miniLessonPath(lessonID));
    } catch (error) {
      if (!isShown) return;
      platform.log.error('There is no way on among the mini lessons', { error });
      platform.alerts.show(miniLesson.failed);
    }
  });
  return {
    state$: going.state$,
    go: going.run,
    start() {
      isShown = true;
      return () => void (isShown = false);
    },
  };
}
