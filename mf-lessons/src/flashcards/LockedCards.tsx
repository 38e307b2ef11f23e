import { ButtonLink, Card, Skeleton } from 'kit';
import { FirstLinesSkeleton, isOfAllLessons, lockedCards, LockedPanel } from 'kit/locked';
import { type RefusedAccess, logInPath } from 'shared-contracts';
import { hasFirstLines, LessonLines } from '../locked/LessonLines';
import { flashcards } from '../messages/flashcards';
import { flashcardsPath, videoPath } from '../paths';
import type { DeckSubject } from './FlashcardsLayout';
import styles from './layout.module.css';

export interface LockedCardsProps {
  /** Id of the lesson; absent on a prerendered page, which serves all lessons. */
  readonly videoID: string | undefined;
  readonly summary: DeckSubject;
  readonly refused?: RefusedAccess | undefined;
}

/**
 * Replaces locked cards: what opens them, the first lines of their lesson with sound, and how cards
 * work. Source: decision 61.
 */
export function LockedCards({ videoID, summary, refused }: LockedCardsProps) {
  const knownLesson = summary.status === 'known' ? summary.lesson : undefined;
  const isAwaited = videoID === undefined || summary.status === 'loading';
  return (
    <div className={styles.locked}>
      <LockedPanel
        {...lockedCards(videoID ?? '', knownLesson)}
        picture={knownLesson?.VideoThumbnailURL}
        // Reserves the height of the picture.
        scene={isAwaited ? <></> : undefined}
        refused={refused}
        logInPath={logInPath(videoID === undefined ? undefined : flashcardsPath(videoID))}
      />
      {isAwaited && <FirstLinesSkeleton />}
      {videoID !== undefined && knownLesson && hasFirstLines(knownLesson) && (
        <LessonLines videoID={videoID} />
      )}
      <About videoID={videoID} />
    </div>
  );
}

/** An explanation of flashcards, and the way back. */
function About({ videoID }: Pick<LockedCardsProps, 'videoID'>) {
  const { what, explanation, how, howText, backToLesson, none } = flashcards;
  return (
    <Card as="section" className={styles.about}>
      <div>
        <h2 className={styles.heading}>{what}</h2>
        <p className={styles.explained}>{explanation}</p>
      </div>
      <div>
        <h2 className={styles.heading}>{how}</h2>
        <p className={styles.explained}>{howText}</p>
      </div>
      <div className={styles.actions}>
        {videoID === undefined ? (
          <Skeleton kind="button" />
        ) : isOfAllLessons(videoID) ? (
          <ButtonLink variant="secondary" to="/home">
            {none.allLessons}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to={videoPath(videoID)}>
            {backToLesson}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
