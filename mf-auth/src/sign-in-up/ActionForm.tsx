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
 * Shows a form around one button. A click on a plain button would be lost before the code is there.
 * A sent form is sent again once the code has arrived. Source: decision 30.
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
