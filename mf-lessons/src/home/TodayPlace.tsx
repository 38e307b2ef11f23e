import { useSession } from 'kit';
import { progressViewCode } from '../progress-view/progress-view-code';
import { AtRest } from './AtRest';
import styles from './today-place.module.css';

/**
 * Keeps the place of "Today" on home, from the first paint, where the device remembers a member.
 * Its code and its two reads come when the page is at rest. A visitor has none.
 */
export function TodayPlace() {
  const { status } = useSession();
  if (status === 'visitor') return null;
  return (
    <div className={styles.today}>
      {status === 'member' && <AtRest code={progressViewCode}>{({ Today }) => <Today />}</AtRest>}
    </div>
  );
}
