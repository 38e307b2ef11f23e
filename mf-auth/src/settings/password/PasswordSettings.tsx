import { useRef, useState, type SubmitEvent } from 'react';
import { Button, usePlatform } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { Note } from '../../account/Note';
import { Reveal } from '../../account/Reveal';
import { hasPassword, methodsOf } from '../../account/sign-in-methods';
import { useOperation } from '../../account/use-operation';
import { PasswordField } from '../../fields/PasswordField';
import { settings } from '../../messages/settings';
import { signInUp } from '../../messages/sign-in-up';
import styles from '../styles.module.css';

/**
 * Changes the password of a learner who has one. Only the identity provider judges the new one
 * (VALID-no-client-rules).
 */
export function PasswordSettings({ user }: { readonly user: CurrentUser }) {
  return hasPassword(user) ? (
    <ChangePassword email={user.email} />
  ) : (
    <p className={styles.text}>{settings.password.none(methodsOf(user))}</p>
  );
}

function ChangePassword({ email }: { readonly email: string }) {
  const { session } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, isBusy, run } = useOperation(async (current: string, next: string) => {
    await session.reauthenticate(current);
    await session.updatePassword(next);
    form.current?.reset();
    setIsOpen(false);
  });
  const texts = settings.password;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void run(String(data.get('current')), String(data.get('new')));
  };

  return (
    <>
      <Reveal label={texts.change} isOpen={isOpen} onToggle={setIsOpen}>
        <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
          {/* Tells password managers whose password it is. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <PasswordField
            label={texts.current}
            name="current"
            autoComplete="current-password"
            required
          />
          <PasswordField
            label={texts.new}
            name="new"
            hint={signInUp.passwordHint}
            autoComplete="new-password"
            required
          />
          <Button type="submit" busy={isBusy}>
            {texts.submit}
          </Button>
        </form>
      </Reveal>
      <Note kind="done">{state.status === 'success' ? texts.changed : undefined}</Note>
    </>
  );
}
