import { ButtonLink, Card, Skeleton, useObservable, usePlatform } from 'kit';
import { flashcards } from '../messages/flashcards';
import styles from './layout.module.css';
import { logInPath } from './log-in-path';

const UNKNOWN = { status: 'unknown' } as const;

/**
 * What flashcards are and for whom, for those who have none yet.
 *
 * @param videoID absent while it is not known of which lesson: then no link names it
 */
export function About({ videoID }: { readonly videoID?: string }) {
  const { what, explanation, how, howText, backToLesson } = flashcards;
  return (
    <div className={styles['columns']}>
      <Card as="section">
        <h2 className={styles['heading']}>{what}</h2>
        <p className={styles['text']}>{explanation}</p>
        <h2 className={styles['heading']}>{how}</h2>
        <p className={styles['text']}>{howText}</p>
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
        <WayIn videoID={videoID} />
      </Card>
    </div>
  );
}

/** Who is signed in needs a plan and no log-in. */
function WayIn({ videoID }: { videoID: string | undefined }) {
  const isMember = useObservable(usePlatform().session.state$, UNKNOWN).status === 'member';
  const { who, whoText, visitor, noPlan, logIn, subscribe } = flashcards;
  return (
    <>
      <h2 className={styles['heading']}>{who}</h2>
      <p className={styles['text']}>{whoText}</p>
      <p className={styles['text']}>{isMember ? noPlan : visitor}</p>
      <div className={styles['actions']}>
        {!isMember && <ButtonLink to={logInPath(videoID)}>{logIn}</ButtonLink>}
        <ButtonLink to="/subscriptions" variant={isMember ? 'primary' : 'secondary'}>
          {subscribe}
        </ButtonLink>
      </div>
    </>
  );
}
