import { useId, useState } from 'react';
import { TextField, useIsLive, type TextFieldProps } from 'kit';
import { signInUp } from '../messages/sign-in-up';
import styles from './password-field.module.css';

/** A password field with a button that shows the text. A prerendered page hides the button. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const isLive = useIsLive();
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={styles.password}>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        id={id}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={signInUp.showPassword}
        aria-controls={id}
        aria-pressed={isShown}
        hidden={!isLive}
        onClick={() => setIsShown(!isShown)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
          <circle cx="12" cy="12" r="2.75" />
          {!isShown && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </div>
  );
}
