import type { MouseEvent } from 'react';
import { Link } from 'kit';
import { signInUp } from '../messages/sign-in-up';
import type { FormMode } from './next-path';
import styles from './form.module.css';

/** Switches between the two forms: on the screen by its path, in the overlay in place. */
export interface Switching {
  /** In-app path of a page with that form, for a new tab. */
  pathOf(mode: FormMode): string;
  /** Shows that form in this place. */
  show(mode: FormMode): void;
}

/** A click by which the browser opens another tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface SwitchFormProps {
  /** The form above the link. */
  readonly mode: FormMode;
  readonly switching: Switching;
}

/** The link to the other form. Source: AUTH-switch-forms. */
export function SwitchForm({ mode, switching }: SwitchFormProps) {
  const { switchText, switchLink } = signInUp[mode === 'log-in' ? 'logIn' : 'signUp'];
  const other = mode === 'log-in' ? 'sign-up' : 'log-in';
  return (
    <p className={styles.switch}>
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
