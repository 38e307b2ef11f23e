import { useRef, type FormEvent } from 'react';
import { Button, TextField, usePlatform, useRoute } from 'kit';
import { messages } from '../messages';
import { ConsentField } from './ConsentField';
import { askWhereToSendReset } from './forgot-password';
import { LegalLine } from './LegalLine';
import { formPath, type FormMode } from './next-path';
import type { Attempt, SignInStore } from './state';
import { SwitchForm } from './SwitchForm';
import styles from './form.module.css';

export interface AuthFormProps {
  readonly mode: FormMode;
  readonly store: SignInStore;
  readonly isBusy: boolean;
}

function readAttempt(mode: FormMode, form: HTMLFormElement): Attempt {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const typed = { email: text('email').trim(), password: text('password') };
  return mode === 'log-in'
    ? { mode, ...typed }
    : { mode, username: text('username').trim(), ...typed };
}

/**
 * Both forms in one, so that e-mail and password stay what was typed when the learner changes from
 * one to the other. The fields are the browser's (uncontrolled): a prerendered page keeps what was
 * typed before the code arrived (DESIGN §7).
 */
export function AuthForm({ mode, store, isBusy }: AuthFormProps) {
  const platform = usePlatform();
  const { query } = useRoute();
  const email = useRef<HTMLInputElement>(null);
  const isLogIn = mode === 'log-in';
  const { logIn, signUp, username, email: emailLabel, password } = messages.signInUp;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.submit(readAttempt(mode, event.currentTarget), formPath('log-in', query));
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-busy={isBusy || undefined}>
      {!isLogIn && <TextField label={username} name="username" autoComplete="nickname" required />}
      <TextField
        key="email"
        ref={email}
        label={emailLabel}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        key="password"
        label={password}
        name="password"
        type="password"
        autoComplete={isLogIn ? 'current-password' : 'new-password'}
        required
      />
      {!isLogIn && <ConsentField />}
      <Button type="submit" busy={isBusy} className={styles['submit']}>
        {isLogIn ? logIn.submit : signUp.submit}
      </Button>
      {isLogIn && (
        <>
          <LegalLine />
          <Button
            variant="quiet"
            onClick={() => askWhereToSendReset(platform, email.current?.value.trim() ?? '')}
          >
            {logIn.forgot}
          </Button>
        </>
      )}
      <SwitchForm mode={mode} />
    </form>
  );
}
