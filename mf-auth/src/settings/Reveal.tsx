import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from 'kit';
import styles from './styles.module.css';

export interface RevealProps {
  /** What the button says, before and after. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A button that shows a form below it; what was typed there stays when it is closed. A form that
 * closes itself, because its work is done, gives the focus back to the button.
 */
export function Reveal({ label, isOpen, onToggle, children }: RevealProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // Before the browser notices that what has the focus is out of sight, and drops it.
  useLayoutEffect(() => {
    if (!isOpen && content.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen]);

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        {label}
      </Button>
      <div ref={content} id={id} hidden={!isOpen} className={styles['revealed']}>
        {children}
      </div>
    </>
  );
}
