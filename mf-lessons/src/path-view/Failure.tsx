import { Button } from 'kit';
import { path as texts } from '../messages/path';
import styles from './path.late.module.css';

/** Says that the path could not be loaded, with a Retry button. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div>
      <p className={styles.text}>{texts.failure}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
