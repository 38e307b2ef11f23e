import { useSession } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { AtRest } from './AtRest';
import styles from './phrases-place.module.css';

const phrasesCode = lazyCode(() => import(/* webpackChunkName: "phrases" */ '../phrases/Phrases'));

/**
 * Keeps the place of three sentences to hear, for visitors. The page is made for members too, and
 * CSS hides the place by the signed-in hint.
 */
export function PhrasesPlace() {
  const { status } = useSession();
  if (status === 'member') return null;
  return (
    <div className={styles.place}>
      {status === 'visitor' && (
        <AtRest code={phrasesCode}>{({ default: Phrases }) => <Phrases />}</AtRest>
      )}
    </div>
  );
}
