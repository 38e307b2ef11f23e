import { Button, useObservable } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import styles from './notice.late.module.css';

interface NewVersionNoticeProps {
  readonly isShown$: ObservableValue<boolean>;
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** Notice of a new version. Its status line exists first, so screen readers announce the text. */
export function NewVersionNotice({ isShown$, onReload, onDismiss }: NewVersionNoticeProps) {
  const isShown = useObservable(isShown$, false);
  return (
    <div
      className={isShown ? styles.notice : undefined}
      {...(isShown && { role: 'region', 'aria-label': 'New version' })}
    >
      <p role="status" className={styles.text}>
        {isShown && 'A new version is ready – reload when it suits you.'}
      </p>
      {isShown && (
        <div className={styles.actions}>
          <Button onClick={onReload}>Reload</Button>
          <Button variant="quiet" onClick={onDismiss}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
