import type { FormEvent, Ref } from 'react';
import { Button, TextField } from 'kit';
import { PasswordField } from '../fields/PasswordField';
import { messages } from '../messages';
import { ConsentField } from './ConsentField';
import { FormPart } from './FormPart';
import { LegalLine } from './LegalLine';
import type { FormMode } from './next-path';
import type { Attempt, SignInStore } from './state';
import styles from './form.module.css';

export interface AuthFormProps {
  /** undefined: not known yet, in the prerendered page. */
  readonly mode: FormMode | undefined;
  readonly store: SignInStore;
  readonly isBusy: boolean;
  /** Of the e-mail field. */
  readonly email: Ref<HTMLInputElement>;
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
export function AuthForm({ mode, store, isBusy, email }: AuthFormProps) {
  const { logIn, signUp, username, email: emailLabel, password } = messages.signInUp;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mode !== undefined) void store.submit(readAttempt(mode, event.currentTarget));
  };

  return (
    <form
      className={styles['form']}
      // Without the code nobody reads it; but a password must never stand in an address.
      method="post"
      onSubmit={submit}
      noValidate
      aria-busy={isBusy || undefined}
    >
      <FormPart of="sign-up" mode={mode}>
        <TextField label={username} name="username" autoComplete="nickname" required />
      </FormPart>
      <TextField
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
      <PasswordField
        label={password}
        name="password"
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        required
      />
      <FormPart of="sign-up" mode={mode}>
        <ConsentField />
      </FormPart>
      <Button type="submit" busy={isBusy} className={styles['submit']}>
        <FormPart inline of="log-in" mode={mode}>
          {logIn.submit}
        </FormPart>
        <FormPart inline of="sign-up" mode={mode}>
          {signUp.submit}
        </FormPart>
      </Button>
      <FormPart of="log-in" mode={mode}>
        <LegalLine />
      </FormPart>
    </form>
  );
}
