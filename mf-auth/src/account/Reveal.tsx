import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from 'kit';
import styles from './reveal.module.css';

export interface RevealProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A button that shows and hides a form below it. The hidden form keeps its text. A form that closes
 * itself moves the focus to the button.
 */
export function Reveal({ label, isOpen, onToggle, children }: RevealProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // A layout effect: the browser drops the focus once it notices that the element is hidden.
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
      <div ref={content} id={id} hidden={!isOpen} className={styles.revealed}>
        {children}
      </div>
    </>
  );
}
