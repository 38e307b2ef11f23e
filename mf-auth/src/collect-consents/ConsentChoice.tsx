import { useId, type ReactNode } from 'react';
import { Checkbox, classNames, useObservable, usePlatform } from 'kit';
import { NO_CONSENTS, type ConsentName } from 'shared-contracts';
import { messages } from '../messages';
import styles from './styles.module.css';

export interface ConsentChoiceProps {
  readonly name: ConsentName;
  /** Where to read more. */
  readonly children?: ReactNode;
}

/**
 * One consent: its box, bound to the consents of the form, and in a sentence what it is for. The
 * required one is underlined when it was missing. Source: SPEC §2, §3.
 */
export function ConsentChoice({ name, children }: ConsentChoiceProps) {
  const { consents } = usePlatform();
  const state = useObservable(consents.state$, NO_CONSENTS);
  const textId = useId();
  const { label, text } = messages.consents[name];
  const isMissing = name === 'PPandTandCConsent' && state.isUnderlined;
  return (
    <li className={styles['choice']}>
      <Checkbox
        label={<span className={classNames(isMissing && styles['underlined'])}>{label}</span>}
        name={name}
        checked={state[name]}
        onChange={(event) => consents.set(name, event.currentTarget.checked)}
        aria-describedby={textId}
        aria-invalid={isMissing || undefined}
        aria-required={name === 'PPandTandCConsent' || undefined}
      />
      <p id={textId} className={styles['text']}>
        {text}
      </p>
      {children}
    </li>
  );
}
