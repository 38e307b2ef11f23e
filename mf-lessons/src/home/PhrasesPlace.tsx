import { useSession } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { Place } from '../shelf/Place';
import { AtRest } from './AtRest';
import styles from './phrases-place.module.css';

const phrasesCode = lazyCode(() => import(/* webpackChunkName: "phrases" */ '../phrases/Phrases'));

/** The place of three sentences to hear, for visitors. The page is made for members too. */
export function PhrasesPlace() {
  const { status } = useSession();
  if (status === 'member') return null;
  return (
    <Place shape="shelf" audience="visitors" className={styles.phrases}>
      {status === 'visitor' && (
        <AtRest code={phrasesCode}>{({ default: Phrases }) => <Phrases />}</AtRest>
      )}
    </Place>
  );
}
