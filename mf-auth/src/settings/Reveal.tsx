import { useId, type ReactNode } from 'react';
import { Button } from 'kit';
import styles from './styles.module.css';

export interface RevealProps {
  /** What the button says, before and after. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button that shows a form below it; what was typed there stays when it is closed. */
export function Reveal({ label, isOpen, onToggle, children }: RevealProps) {
  const id = useId();
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className={styles['revealed']}>
        {children}
      </div>
    </>
  );
}
