import { Skeleton, useSession } from 'kit';
import { flashcards } from '../messages/flashcards';
import styles from './layout.module.css';
import { LockedCards, type LockedCardsProps } from './LockedCards';

export interface OpeningProps extends LockedCardsProps {
  /** Whether the server has refused the cards. Default false: its answer is pending. */
  readonly isClosed?: boolean;
}

/**
 * Shown while the cards load: a skeleton for a member, and what opens cards for a visitor. The
 * visitor's part stays once the server has refused. While the session is unknown, CSS shows one of
 * them by the signed-in hint on the root element.
 */
export function Opening({ isClosed = false, ...cards }: OpeningProps) {
  const { status } = useSession();
  return (
    <>
      {!isClosed && status !== 'visitor' && (
        <div className={status === 'unknown' ? styles.ifSignedIn : undefined}>
          <CardsSkeleton />
        </div>
      )}
      {(isClosed || status !== 'member') && (
        <div className={!isClosed && status === 'unknown' ? styles.unlessSignedIn : undefined}>
          <LockedCards {...cards} />
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
