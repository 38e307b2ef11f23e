import { Skeleton, useSession } from 'kit';
import { flashcards } from '../messages/flashcards';
import { About } from './About';
import styles from './layout.module.css';

/**
 * Shows the place of the cards while they load. A visitor sees the explanation at once. While the
 * session is unknown, CSS decides by the signed-in hint on the root element.
 */
export function Opening({ videoID }: { readonly videoID?: string }) {
  const { status } = useSession();
  return (
    <>
      {status !== 'visitor' && (
        <div className={status === 'unknown' ? styles.ifSignedIn : undefined}>
          <CardsSkeleton />
        </div>
      )}
      {status !== 'member' && (
        <div className={status === 'unknown' ? styles.unlessSignedIn : undefined}>
          <About {...(videoID === undefined ? {} : { videoID })} />
        </div>
      )}
    </>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton lines={1} label={flashcards.loading} className={styles.bar ?? ''} />
      <div className={styles.place} aria-hidden="true" />
      <div className={styles.bones} aria-hidden="true">
        <Skeleton kind="button" className={styles.bone ?? ''} />
        <Skeleton kind="button" className={styles.bone ?? ''} />
      </div>
    </div>
  );
}
