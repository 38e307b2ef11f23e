import type { FormEvent, ReactNode, Ref } from 'react';
import { Button, Checkbox, classNames, Link, TextField, useObservable, usePlatform } from 'kit';
import { NO_CONSENTS } from 'shared-contracts';
import { PasswordField } from '../fields/PasswordField';
import { signInUp } from '../messages/sign-in-up';
import { refusedFieldsOf, useFieldErrors } from './field-errors';
import { FormPart } from './FormPart';
import type { FormMode } from './next-path';
import type { Attempt, SignInStore } from './sign-in-store';
import styles from './form.module.css';

export interface AuthFormProps {
  readonly mode: FormMode | undefined;
  readonly store: SignInStore;
  readonly isBusy: boolean;
  readonly email: Ref<HTMLInputElement>;
}

/**
 * Log-in and sign-up in one form, so that e-mail and password keep their text when the learner
 * switches between them. The fields are uncontrolled: a prerendered page keeps what was typed
 * before the code arrived (decision 30).
 *
 * @param props `mode`: undefined in the prerendered page
 */
export function AuthForm({ mode, store, isBusy, email }: AuthFormProps) {
  const { logIn, signUp, username, usernameHint } = signInUp;
  const { email: emailLabel, password, passwordHint } = signInUp;
  const errors = useFieldErrors(store, mode);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (mode === undefined) return;
    void store.submit(readAttempt(mode, form), (error) => {
      const [first] = refusedFieldsOf(error);
      if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    });
  };

  return (
    <form
      className={styles.form}
      // A form sent before the code arrives must not put the password into the address.
      method="post"
      onSubmit={submit}
      onInput={({ target }) => errors.onChange((target as HTMLInputElement).name)}
      noValidate
      aria-busy={isBusy || undefined}
    >
      <FormPart of="sign-up" mode={mode}>
        <TextField
          label={username}
          name="username"
          hint={usernameHint}
          autoComplete="nickname"
          required
          {...errors.of('username')}
        />
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
        {...errors.of('email')}
      />
      <PasswordField
        label={password}
        name="password"
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        hint={
          <FormPart inline of="sign-up" mode={mode}>
            {passwordHint}
          </FormPart>
        }
        required
        {...errors.of('password')}
      />
      <FormPart of="sign-up" mode={mode}>
        <ConsentField />
      </FormPart>
      <Button type="submit" busy={isBusy} className={styles.submit}>
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

function readAttempt(mode: FormMode, form: HTMLFormElement): Attempt {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const credentials = { email: text('email').trim(), password: text('password') };
  return mode === 'log-in'
    ? { mode, ...credentials }
    : { mode, username: text('username').trim(), ...credentials };
}

/**
 * The consent control; its terms are underlined when the consent was missing.
 * Source: AUTH-consent-control, AUTH-consent-underline.
 */
function ConsentField() {
  const { consents } = usePlatform();
  const { PPandTandCConsent, isUnderlined } = useObservable(consents.state$, NO_CONSENTS);
  const { consent, legalLinks } = signInUp;
  return (
    <Checkbox
      className={styles.consent}
      name="PPandTandCConsent"
      checked={PPandTandCConsent}
      onChange={(event) => consents.set('PPandTandCConsent', event.currentTarget.checked)}
      aria-invalid={isUnderlined || undefined}
      label={
        <>
          {consent.before}
          <span className={classNames(isUnderlined && styles.underlined)}>
            <LegalLink to="/terms-and-conditions">{legalLinks.terms}</LegalLink>
            {consent.between}
            <LegalLink to="/privacy-policy">{consent.privacy}</LegalLink>
          </span>
        </>
      }
    />
  );
}

/**
 * Says that logging in accepts the terms and the privacy policy. Source: AUTH-log-in-legal-line.
 */
function LegalLine() {
  const { legalLinks, logIn } = signInUp;
  return (
    <p className={styles.legal}>
      {logIn.legal.before}
      <LegalLink to="/terms-and-conditions">{legalLinks.terms}</LegalLink>
      {logIn.legal.between}
      <LegalLink to="/privacy-policy">{legalLinks.privacy}</LegalLink>
    </p>
  );
}

interface LegalLinkProps {
  readonly to: '/terms-and-conditions' | '/privacy-policy';
  readonly children: ReactNode;
}

/** Opens in a new window, so that the form keeps what was typed. Source: ROUTE-legal-new-window. */
function LegalLink({ to, children }: LegalLinkProps) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
