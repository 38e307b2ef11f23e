import { classNames, Skeleton } from 'kit';
import type { Audience } from './audience';
import styles from './stage.module.css';

/** The place of the player, or of the refusal, while the server is asked. */
export function StageSkeleton({ label, audience }: { label: string; audience: Audience }) {
  const className = classNames(styles.skeleton, styles[audience]) ?? '';
  return <Skeleton kind="picture" label={label} className={className} />;
}
