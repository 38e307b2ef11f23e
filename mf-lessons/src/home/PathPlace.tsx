import { useSession } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { useCatalogue } from '../catalogue/catalogue-store';
import { AtRest } from './AtRest';
import styles from './path-place.module.css';

const pathCode = lazyCode(() => import(/* webpackChunkName: "path" */ '../path-view/PathView'));

/**
 * Keeps the place of a member's path on home, from the first paint, where the device remembers a
 * member and the school has a path. A visitor has none.
 */
export function PathPlace() {
  const { status } = useSession();
  const { state } = useCatalogue();
  const hasPath = state.status !== 'success' || state.value.path !== undefined;
  if (status === 'visitor' || !hasPath) return null;
  return (
    <div className={styles.path}>
      {status === 'member' && <AtRest code={pathCode}>{({ default: Path }) => <Path />}</AtRest>}
    </div>
  );
}
