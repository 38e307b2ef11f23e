import { useState } from 'react';
import { Button } from 'kit';
import { OPERATOR } from '../operator';
import styles from './styles.module.css';

const text = {
  copy: 'Copy the address',
  copied: 'Copied',
  failed: 'Your browser does not let us copy it. Please select the address above.',
} as const;

/** A button that copies the school's address, for learners whose mail is in another tab. */
export function CopyAddress() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(OPERATOR.email);
      setOutcome('copied');
    } catch {
      // An app, or a page without a secure connection, may not use the clipboard.
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.copy}>
      <Button variant="secondary" onClick={() => void copy()}>
        {text.copy}
      </Button>
      <span role="status">{outcome && text[outcome]}</span>
    </div>
  );
}
