import { useRef, useState, type SubmitEvent } from 'react';
import { Button, TextField, usePlatform } from 'kit';
import type { Platform } from 'shared-contracts';
import { Note } from '../../account/Note';
import { Reveal } from '../../account/Reveal';
import { useFreshUser } from '../../account/use-fresh-user';
import { useOperation } from '../../account/use-operation';
import { PasswordField } from '../../fields/PasswordField';
import { settings } from '../../messages/settings';
import styles from '../styles.module.css';

/**
 * Sends a link to the new address. The old address stays valid until the link is opened. Source:
 * IDENTITY-change-email.
 */
export function ChangeEmail({ email }: { readonly email: string }) {
  const platform = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, isBusy, run } = useOperation(async (newEmail: string, password: string) => {
    await changeEmail(platform, newEmail, password);
    form.current?.reset();
    setIsOpen(false);
    return newEmail;
  });
  // False once the learner has opened the link.
  const isLinkSent = state.status === 'success' && state.value !== email;
  useFreshUser(isLinkSent);
  const texts = settings.email;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void run(String(data.get('email')).trim(), String(data.get('password')));
  };

  return (
    <>
      <Reveal label={texts.change} isOpen={isOpen} onToggle={setIsOpen}>
        <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
          <TextField
            label={texts.newEmail}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" busy={isBusy}>
            {texts.submit}
          </Button>
        </form>
      </Reveal>
      <Note kind="done">{isLinkSent ? texts.changeSent(state.value, email) : undefined}</Note>
    </>
  );
}

/**
 * Checks the password, prepares the change on the server, then sends the link to the new address.
 * Source: IDENTITY-change-email.
 *
 * @throws {IdentityError} when the provider refuses
 * @throws {AppError} when the server refuses
 */
async function changeEmail(
  { session, functions }: Pick<Platform, 'session' | 'functions'>,
  newEmail: string,
  password: string,
): Promise<void> {
  await session.reauthenticate(password);
  await functions.call('prepareEmailChange', { newEmail });
  await session.verifyBeforeUpdateEmail(newEmail);
}
