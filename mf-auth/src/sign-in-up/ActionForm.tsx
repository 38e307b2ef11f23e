import type { ReactNode } from 'react';
import { classNames } from 'kit';
import styles from './form.module.css';

interface ActionFormProps {
  readonly onAct: () => void;
  readonly className?: string | undefined;
  /** A button that submits. */
  readonly children: ReactNode;
}

/**
 * A form around one button. A form that was sent in the prerendered page is sent again once the
 * code has arrived (decision 30); a click on a plain button would be lost.
 */
export function ActionForm({ onAct, className, children }: ActionFormProps) {
  return (
    <form
      className={classNames(styles.action, className)}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAct();
      }}
    >
      {children}
    </form>
  );
}
