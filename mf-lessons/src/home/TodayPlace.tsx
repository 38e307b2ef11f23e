import { Button, useObservable, useSession } from 'kit';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { progressViewCode } from '../progress-view/progress-view-code';
import { useIdle } from '../timing/use-idle';
import styles from './today-place.module.css';

/**
 * Keeps the place of "Today" on home, from the first paint, where the device remembers a member.
 * Its code and its two reads come when the page is at rest. A visitor has none.
 */
export function TodayPlace() {
  const { status } = useSession();
  if (status === 'visitor') return null;
  return <div className={styles.today}>{status === 'member' && <Content />}</div>;
}

function Content() {
  const code = useObservable(progressViewCode.state$, idle);
  useIdle(progressViewCode.load);
  if (code.status === 'success') return <code.value.Today />;
  return (
    code.status === 'failure' && <Button onClick={progressViewCode.load}>{messages.retry}</Button>
  );
}
