import type { MouseEvent } from 'react';
import { Link } from 'kit';
import { messages } from '../messages';
import type { FormMode } from './next-path';
import type { Switching } from './switching';
import styles from './form.module.css';

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface SwitchFormProps {
  /** The form it stands below. */
  readonly mode: FormMode;
  readonly switching: Switching;
}

/** Leads to the other form. Source: SPEC §2. */
export function SwitchForm({ mode, switching }: SwitchFormProps) {
  const { switchText, switchLink } = messages.signInUp[mode === 'log-in' ? 'logIn' : 'signUp'];
  const other = mode === 'log-in' ? 'sign-up' : 'log-in';
  return (
    <p className={styles['switch']}>
      {switchText}{' '}
      <Link
        to={switching.pathOf(other)}
        aria-current={undefined}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          switching.show(other);
        }}
      >
        {switchLink}
      </Link>
    </p>
  );
}
