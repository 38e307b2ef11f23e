import { ButtonLink, Card, Skeleton, useSession } from 'kit';
import { DUE_CARDS, logInPath } from 'shared-contracts';
import { flashcards } from '../messages/flashcards';
import { flashcardsPath, videoPath } from '../paths';
import styles from './layout.module.css';

/**
 * Explains flashcards, and who gets them, to those without access.
 *
 * @param videoID absent on a prerendered page, which knows no lesson; then no link names one
 */
export function About({ videoID }: { readonly videoID?: string }) {
  const { what, explanation, how, howText, backToLesson } = flashcards;
  return (
    <div className={styles.columns}>
      <Card as="section">
        <h2 className={styles.heading}>{what}</h2>
        <p className={styles.text}>{explanation}</p>
        <h2 className={styles.heading}>{how}</h2>
        <p className={styles.text}>{howText}</p>
        <div className={styles.actions}>
          {videoID === undefined ? (
            <Skeleton kind="button" />
          ) : videoID === DUE_CARDS ? (
            <ButtonLink variant="secondary" to="/home">
              {flashcards.none.allLessons}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" to={videoPath(videoID)}>
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

/** A member needs a plan and no log-in. */
function WayIn({ videoID }: { videoID: string | undefined }) {
  const isMember = useSession().status === 'member';
  const { who, whoText, visitor, noPlan, logIn, subscribe } = flashcards;
  return (
    <>
      <h2 className={styles.heading}>{who}</h2>
      <p className={styles.text}>{whoText}</p>
      <p className={styles.text}>{isMember ? noPlan : visitor}</p>
      <div className={styles.actions}>
        {!isMember && (
          <ButtonLink to={logInPath(videoID === undefined ? undefined : flashcardsPath(videoID))}>
            {logIn}
          </ButtonLink>
        )}
        <ButtonLink to="/subscriptions" variant={isMember ? 'primary' : 'secondary'}>
          {subscribe}
        </ButtonLink>
      </div>
    </>
  );
}
