import { useRef, type FormEvent } from 'react';
import { Button, TextField, usePlatform, useRoute } from 'kit';
import { messages } from '../messages';
import { ConsentField } from './ConsentField';
import { askWhereToSendReset } from './forgot-password';
import { FormPart } from './FormPart';
import { LegalLine } from './LegalLine';
import { formPath, type FormMode } from './next-path';
import type { Attempt, SignInStore } from './state';
import { SwitchForm } from './SwitchForm';
import styles from './form.module.css';

export interface AuthFormProps {
  /** undefined: not known yet, in the prerendered page. */
  readonly mode: FormMode | undefined;
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
  const { logIn, signUp, username, email: emailLabel, password } = messages.signInUp;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mode === undefined) return;
    void store.submit(readAttempt(mode, event.currentTarget), formPath('log-in', query));
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
      <TextField
        label={password}
        name="password"
        type="password"
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
        <Button
          variant="quiet"
          onClick={() => askWhereToSendReset(platform, email.current?.value.trim() ?? '')}
        >
          {logIn.forgot}
        </Button>
        <SwitchForm mode="log-in" />
      </FormPart>
      <FormPart of="sign-up" mode={mode}>
        <SwitchForm mode="sign-up" />
      </FormPart>
    </form>
  );
}
