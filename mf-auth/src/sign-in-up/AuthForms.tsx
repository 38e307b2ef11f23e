import { useEffect, useRef } from 'react';
import { Button, useObservable, usePlatform } from 'kit';
import { useHold } from 'kit/hold';
import { idle } from 'shared-contracts';
import { signInUp } from '../messages/sign-in-up';
import { ActionForm } from './ActionForm';
import { AuthForm } from './AuthForm';
import { askWhereToSendReset } from './forgot-password';
import { FormPart } from './FormPart';
import type { FormMode } from './next-path';
import { Providers } from './Providers';
import type { SignInStore } from './sign-in-store';
import { SwitchForm, type Switching } from './SwitchForm';
import styles from './form.module.css';

export interface AuthFormsProps {
  readonly mode: FormMode | undefined;
  readonly store: SignInStore;
  readonly isLeaving?: boolean;
  readonly switching: Switching;
}

/**
 * Shows log-in and sign-up, on their screen and in the overlay. Source: AUTH-log-in-fields,
 * AUTH-sign-up-fields, OVERLAY-active-or-hidden.
 *
 * @param props `mode`: undefined in the prerendered page; `isLeaving`: the learner is signed in and
 *   leaves the page soon
 */
export function AuthForms({ mode, store, isLeaving = false, switching }: AuthFormsProps) {
  const platform = usePlatform();
  usePreloadedProvider();
  const { status } = useObservable(store.state$, idle);
  const isBusy = status === 'loading' || isLeaving;
  useHold(isBusy, 'form');
  const email = useRef<HTMLInputElement>(null);
  const askForReset = () => askWhereToSendReset(platform, email.current?.value.trim() ?? '');

  return (
    <div className={styles.forms}>
      <AuthForm mode={mode} store={store} isBusy={isBusy} email={email} />
      <FormPart of="log-in" mode={mode}>
        <ActionForm onAct={askForReset}>
          <Button type="submit" variant="quiet">
            {signInUp.logIn.forgot}
          </Button>
        </ActionForm>
      </FormPart>
      <Providers mode={mode} store={store} />
      <FormPart of="log-in" mode={mode}>
        <SwitchForm mode="log-in" switching={switching} />
      </FormPart>
      <FormPart of="sign-up" mode={mode}>
        <SwitchForm mode="sign-up" switching={switching} />
      </FormPart>
    </div>
  );
}

/** Loads the identity provider while the learner is still typing. */
function usePreloadedProvider(): void {
  const { session, log } = usePlatform();
  useEffect(() => {
    session.ready().catch((error: unknown) => {
      log.warn('The identity provider could not be loaded yet', { error });
    });
  }, [session, log]);
}
