import { ButtonLink, Card, useObservable, usePlatform, useRoute, useTitle } from 'kit';
import { useLesson } from '../catalogue/use-lesson';
import { LessonHead } from '../lesson/LessonHead';
import { messages } from '../messages';
import { LessonsPage } from '../shelf/LessonsPage';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/** The flashcards of a lesson: what they are and for whom. Source: SPEC §1, §2, §6. */
export function FlashcardsScreen() {
  const videoID = useRoute().params['VideoID'] ?? '';
  const summary = useLesson(videoID);
  const { kind, untitled, what, explanation, who, whoText, backToLesson } = messages.flashcards;
  useTitle(summary.status === 'known' ? `${kind}: ${summary.lesson.Title}` : '');

  return (
    <LessonsPage>
      <LessonHead summary={summary} untitled={untitled} kind={kind} />
      <div className={styles['columns']}>
        <Card as="section">
          <h2 className={styles['heading']}>{what}</h2>
          <p className={styles['text']}>{explanation}</p>
          <p className={styles['actions']}>
            <ButtonLink variant="secondary" to={`/videos/${encodeURIComponent(videoID)}`}>
              {backToLesson}
            </ButtonLink>
          </p>
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

function VisitorLinks({ videoID }: { videoID: string }) {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  if (session.status !== 'visitor') return null;
  const { visitor, logIn, subscribe } = messages.flashcards;
  const next = encodeURIComponent(`/flashcards/${encodeURIComponent(videoID)}`);
  return (
    <>
      <p className={styles['text']}>{visitor}</p>
      <p className={styles['actions']}>
        <ButtonLink to={`/sign-in-up?startWithLogIn=true&next=${next}`}>{logIn}</ButtonLink>
        <ButtonLink to="/subscriptions" variant="secondary">
          {subscribe}
        </ButtonLink>
      </p>
    </>
  );
}
