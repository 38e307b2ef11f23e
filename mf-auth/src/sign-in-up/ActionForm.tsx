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
 * A button that is a form of its own: pressed in the prerendered page, before the code arrived, it
 * acts once the code is there, as every form of the page does (DESIGN §7).
 */
export function ActionForm({ onAct, className, children }: ActionFormProps) {
  return (
    <form
      className={classNames(styles['action'], className)}
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
