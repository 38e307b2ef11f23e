import type { ReactNode } from 'react';
import { classNames } from 'kit';
import styles from './form.module.css';

interface ActionFormProps {
  readonly onAct: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Wraps one submit button in a form. Before the code has loaded, a click on a plain button is lost,
 * but a submitted form is submitted again later. Source: decision 30.
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
