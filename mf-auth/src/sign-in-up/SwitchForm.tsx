import type { MouseEvent } from 'react';
import { Link, usePlatform, useRoute } from 'kit';
import { messages } from '../messages';
import { formPath, type FormMode } from './next-path';
import styles from './form.module.css';

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Leads to the other form; going back leads to where the learner came from, not to this one. */
export function SwitchForm({ mode }: { mode: FormMode }) {
  const { navigation } = usePlatform();
  const { query } = useRoute();
  const { switchText, switchLink } = messages.signInUp[mode === 'log-in' ? 'logIn' : 'signUp'];
  const to = formPath(mode === 'log-in' ? 'sign-up' : 'log-in', query);
  return (
    <p className={styles['switch']}>
      {switchText}{' '}
      <Link
        to={to}
        aria-current={undefined}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          navigation.go(to, { replace: true });
        }}
      >
        {switchLink}
      </Link>
    </p>
  );
}
