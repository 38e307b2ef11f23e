import { Link } from 'kit';
import { isPlainClick } from 'kit/plain-click';
import { signInUp } from '../messages/sign-in-up';
import type { FormMode } from './next-path';
import styles from './form.module.css';

/** How one form leads to the other: the screen changes its path, the overlay its content. */
export interface Switching {
  /** In-app path of a page with that form, for a new tab. */
  pathOf(mode: FormMode): string;
  show(mode: FormMode): void;
}

interface SwitchFormProps {
  /** The form above the link. */
  readonly mode: FormMode;
  readonly switching: Switching;
}

/** Links to the other form. Source: AUTH-switch-forms. */
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
          if (!isPlainClick(event)) return;
          event.preventDefault();
          switching.show(other);
        }}
      >
        {switchLink}
      </Link>
    </p>
  );
}
