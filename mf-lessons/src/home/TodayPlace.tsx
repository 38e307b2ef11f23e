import { useSession } from 'kit';
import { progressViewCode } from '../progress-view/progress-view-code';
import { Place } from '../shelf/Place';
import { AtRest } from './AtRest';
import styles from './today-place.module.css';

/**
 * The place of "Today" on home. Its code and its two reads come when the page is at rest. A visitor
 * has none.
 */
export function TodayPlace() {
  const { status } = useSession();
  if (status === 'visitor') return null;
  return (
    <Place shape="card" audience="members" className={styles.today}>
      {status === 'member' && <AtRest code={progressViewCode}>{({ Today }) => <Today />}</AtRest>}
    </Place>
  );
}
