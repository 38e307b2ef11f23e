import { useEffect, useRef, useState } from 'react';
import { createScreen, usePlatform, useRoute } from 'kit';
import { signInUp } from '../messages/sign-in-up';
import { AuthForms } from '../sign-in-up/AuthForms';
import { formPath, type FormMode } from '../sign-in-up/next-path';
import { createSignInStore } from '../sign-in-up/sign-in-store';
import type { Switching } from '../sign-in-up/SwitchForm';
import { useHeadingFocus } from '../sign-in-up/use-heading-focus';
import styles from './styles.module.css';

/**
 * Shows both forms in the sign-up overlay, as on their own screen. The shell owns the dialog around
 * them. A log-in ends the sign-up flow, which closes the overlay.
 * Source: OVERLAY-hides-on-log-in.
 */
export function SignUpOverlayScreen() {
  const platform = usePlatform();
  const [mode, setMode] = useState<FormMode>('sign-up');
  const [store] = useState(() => createSignInStore(platform, () => setMode('log-in')));
  const [switching] = useState<Switching>(() => ({
    pathOf: (form) => formPath(form, new URLSearchParams()),
    show: setMode,
  }));
  const content = useRef<HTMLDivElement>(null);
  const heading = useHeadingFocus(mode);
  // The learner opened the overlay to type, so the first field gets the focus.
  useEffect(() => content.current?.querySelector('input')?.focus(), []);

  const { logIn, overPlan, signUp } = signInUp;
  const { pathname } = useRoute();
  return (
    <div ref={content} className={styles.content}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {(mode === 'log-in' ? logIn : signUp).title}
      </h2>
      {pathname === '/subscriptions' && (
        <p className={styles.intro}>{overPlan(platform.signUpFlow.purpose)}</p>
      )}
      <AuthForms mode={mode} store={store} switching={switching} />
    </div>
  );
}

export default createScreen('sign-up-overlay', SignUpOverlayScreen);
