import { useEffect, useState } from 'react';
import { Button, Card, createAsync, Dialect, Link, useObservable, usePlatform } from 'kit';
import { idle, opensPages, type Lesson, type Platform } from 'shared-contracts';
import { readLesson } from '../../catalogue/read-lesson';
import { lesson } from '../../messages/lesson-extras';
import { videoPath } from '../../paths';
import styles from './extras.late.module.css';

interface Links {
  /** URL of the standard German version, outside this app. */
  readonly germanUrl: string | undefined;
  /** The recorded live lesson, if it is published. */
  readonly monday: Lesson | undefined;
}

/**
 * Reads the links of a lesson from its document, because the catalogue lacks them. It costs one
 * read, and a second for a linked lesson. Unpublished and missing lessons are left out.
 *
 * @throws {AppError} `unavailable` without network
 */
async function readLinkedLessons(platform: Platform, videoID: string): Promise<Links> {
  const lesson = await readLesson(platform, videoID);
  const { GermanVersionURL, MondayLessonID } = lesson ?? {};
  const monday = await (MondayLessonID === undefined
    ? undefined
    : readLesson(platform, MondayLessonID).catch((error: unknown) => {
        platform.log.info('The linked Monday lesson cannot be read', { MondayLessonID, error });
        return undefined;
      }));
  return { germanUrl: GermanVersionURL, monday: monday?.isAvailable ? monday : undefined };
}

/**
 * Links to the standard German version and to the recorded Monday lesson. A failure is only logged,
 * because the lesson is complete without them. Source: ENTITY-lesson-monday, ERROR-other-silent.
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
        <Card className={styles.card}>
          <h2 className={styles.cardTitle}>
            {texts.title} <span className={styles.vip}>{texts.vip}</span>
          </h2>
          <p className={styles.cardText}>{texts.text}</p>
          <Link className={styles.link} to={videoPath(monday.DocID)}>
            <Dialect>{monday.Title}</Dialect>
          </Link>
        </Card>
      )}
      {germanUrl !== undefined && opensPages(platform.parentApp) && (
        <Card className={styles.card}>
          <h2 className={styles.cardTitle}>{german.title}</h2>
          <p className={styles.cardText}>{german.text}</p>
          <Button variant="secondary" onClick={() => platform.navigation.openExternal(germanUrl)}>
            {german.open} <span className={styles.note}>{german.newWindow}</span>
          </Button>
        </Card>
      )}
    </>
  );
}
