import { useId, type ReactNode } from 'react';
import { Checkbox, useObservable, usePlatform } from 'kit';
import { NO_CONSENTS, type ConsentName } from 'shared-contracts';
import { messages } from '../messages';
import styles from './styles.module.css';

export interface ConsentChoiceProps {
  readonly name: ConsentName;
  /** Explained only: this is not where it is given. */
  readonly isReadOnly: boolean;
  /** Where to read more. */
  readonly children?: ReactNode;
}

/** One consent: its box, or only its name, and in a sentence what it is for. */
export function ConsentChoice({ name, isReadOnly, children }: ConsentChoiceProps) {
  const textId = useId();
  const { label, text } = messages.consents[name];
  return (
    <li className={styles['choice']}>
      {isReadOnly ? (
        <p className={styles['label']}>{label}</p>
      ) : (
        <ConsentBox name={name} describedBy={textId} />
      )}
      <p id={textId} className={styles['text']}>
        {text}
      </p>
      {children}
    </li>
  );
}

/** Bound to the consents of the sign-up form, which are kept nowhere until then. */
function ConsentBox({ name, describedBy }: { name: ConsentName; describedBy: string }) {
  const { consents } = usePlatform();
  const state = useObservable(consents.state$, NO_CONSENTS);
  return (
    <Checkbox
      label={messages.consents[name].label}
      checked={state[name]}
      onChange={(event) => consents.set(name, event.currentTarget.checked)}
      aria-describedby={describedBy}
    />
  );
}
