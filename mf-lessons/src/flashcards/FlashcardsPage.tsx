import { ButtonLink, Card, Skeleton, useObservable, usePlatform } from 'kit';
import type { LessonSummary } from '../catalogue/use-lesson';
import { LessonHead } from '../lesson/LessonHead';
import { flashcards } from '../messages/flashcards';
import { LessonsPage } from '../shelf/LessonsPage';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

export interface FlashcardsPageProps {
  readonly summary: LessonSummary;
  /** Absent while it is not known of which lesson the cards are: then no link names it. */
  readonly videoID?: string;
}

/** Arranges the screen; everything has its place from the start. */
export function FlashcardsPage({ summary, videoID }: FlashcardsPageProps) {
  const { kind, untitled, what, explanation, who, whoText, backToLesson } = flashcards;
  return (
    <LessonsPage>
      <LessonHead summary={summary} untitled={untitled} kind={kind} />
      <div className={styles['columns']}>
        <Card as="section">
          <h2 className={styles['heading']}>{what}</h2>
          <p className={styles['text']}>{explanation}</p>
          <div className={styles['actions']}>
            {videoID === undefined ? (
              <Skeleton kind="button" />
            ) : (
              <ButtonLink variant="secondary" to={`/videos/${encodeURIComponent(videoID)}`}>
                {backToLesson}
              </ButtonLink>
            )}
          </div>
        </Card>
        <Card as="section">
          <h2 className={styles['heading']}>{who}</h2>
          <p className={styles['text']}>{whoText}</p>
          <VisitorLinks videoID={videoID} />
        </Card>
      </div>
    </LessonsPage>
  );
}

/** Until it is known who is there, the signed-in hint on the root element decides what is seen. */
function VisitorLinks({ videoID }: { videoID: string | undefined }) {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  if (session.status === 'member') return null;
  const { visitor, logIn, subscribe } = flashcards;
  return (
    <div className={session.status === 'unknown' ? styles['unlessSignedIn'] : undefined}>
      <p className={styles['text']}>{visitor}</p>
      <div className={styles['actions']}>
        <ButtonLink to={logInPath(videoID)}>{logIn}</ButtonLink>
        <ButtonLink to="/subscriptions" variant="secondary">
          {subscribe}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Log-in that leads back to the flashcards, where it is known which. */
function logInPath(videoID: string | undefined): string {
  const path = '/sign-in-up?startWithLogIn=true';
  if (videoID === undefined) return path;
  return `${path}&next=${encodeURIComponent(`/flashcards/${encodeURIComponent(videoID)}`)}`;
}
