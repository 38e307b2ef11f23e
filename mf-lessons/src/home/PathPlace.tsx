import { useSession } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useCatalogue } from '../catalogue/catalogue-store';
import { Place } from '../shelf/Place';
import { AtRest } from './AtRest';
import styles from './path-place.module.css';

const pathCode = lazyCode(() => import(/* webpackChunkName: "path" */ '../path-view/PathView'));

/** The place of a member's path on home, where the school has a path. A visitor has none. */
export function PathPlace() {
  const { status } = useSession();
  const { state } = useCatalogue();
  const hasPath = state.status !== 'success' || state.value.path !== undefined;
  if (status === 'visitor' || !hasPath) return null;
  return (
    <Place shape="card" audience="members" className={styles.path}>
      {status === 'member' && <AtRest code={pathCode}>{({ default: Path }) => <Path />}</AtRest>}
    </Place>
  );
}
