import { useEffect, useState } from 'react';
import { Button, Card, createAsync, Dialect, Link, useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { lesson } from '../../messages/lesson-extras';
import styles from './extras.late.module.css';
import { readLinkedLessons } from './read-linked-lessons';

/**
 * The standard German version, and the recorded Monday lesson. A failure is logged only: the lesson
 * itself is complete without them. Source: SPEC §3 Lesson, §4 Monday lesson, §8 Other failures.
 */
export function LinkedLessons({ videoID }: { videoID: string }) {
  const platform = usePlatform();
  const [work] = useState(() => createAsync(() => readLinkedLessons(platform, videoID)));
  const state = useObservable(work.state$, idle);
  useEffect(() => {
    if (state.status === 'idle') void work.run();
    if (state.status === 'failure') {
      platform.log.warn('Linked lessons could not be read', { videoID, error: state.error });
    }
  }, [state, work, platform, videoID]);
  if (state.status !== 'success') return null;
  const { germanUrl, monday } = state.value;
  const { german, monday: texts } = lesson;
  return (
    <>
      {monday && (
        <Card className={styles['card']}>
          <h2 className={styles['cardTitle']}>
            {texts.title} <span className={styles['vip']}>{texts.vip}</span>
          </h2>
          <p className={styles['cardText']}>{texts.text}</p>
          <Link className={styles['link']} to={`/videos/${encodeURIComponent(monday.DocID)}`}>
            <Dialect>{monday.Title}</Dialect>
          </Link>
        </Card>
      )}
      {germanUrl !== undefined && (
        <Card className={styles['card']}>
          <h2 className={styles['cardTitle']}>{german.title}</h2>
          <p className={styles['cardText']}>{german.text}</p>
          <Button variant="secondary" onClick={() => platform.navigation.openExternal(germanUrl)}>
            {german.open} <span className={styles['note']}>{german.newWindow}</span>
          </Button>
        </Card>
      )}
    </>
  );
}
