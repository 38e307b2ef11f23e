import { createAsync } from 'kit';
import type { AsyncState, IdToken, ObservableValue, Platform } from 'shared-contracts';
import { checkNewUsername } from '../account/username-check';
import { failureAlert, logUnexplained } from '../identity/failure-alert';
import { signInUp } from '../messages/sign-in-up';
import type { FormMode } from './next-path';

/** What the learner typed. The identity provider checks it; our server checks the username. */
export type Attempt =
  | { readonly mode: 'log-in'; readonly email: string; readonly password: string }
  | {
      readonly mode: 'sign-up';
      readonly username: string;
      readonly email: string;
      readonly password: string;
    };

/** Google or Apple. */
export type Provider = IdToken['provider'];

export interface SignInStore {
  readonly state$: ObservableValue<AsyncState<void>>;
  /** The form of the last attempt. */
  attempted(): FormMode | undefined;
  /**
   * Logs in, or creates the account if the consent is given and the name is not reserved. A failure
   * shows the alert of ERROR-log-in, with a retry if the identity provider did not answer.
   *
   * @param onRefused called before the alert, so that the alert gives the focus back to where the
   *   form has put it
   */
  submit(attempt: Attempt, onRefused?: (error: Error) => void): Promise<void>;
  /**
   * Signs in with Google or Apple. A parent app then sends an ID token. A browser opens Google's
   * popup, whose errors show no alert (ERROR-google-silent). `state$` does not change, so that the
   * learner can still use the form.
   *
   * @param form the form of the pressed button; sign-up needs the consent first
   */
  continueWith(provider: Provider, form: FormMode): Promise<void>;
}

const REQUESTS = {
  'google.com': 'REQUEST_GOOGLE_ID_TOKEN',
  'apple.com': 'REQUEST_APPLE_ID_TOKEN_AND_NONCE',
} as const;

async function authenticate(platform: Platform, attempt: Attempt): Promise<void> {
  const { session } = platform;
  switch (attempt.mode) {
    case 'log-in':
      return session.signInWithEmailAndPassword(attempt.email, attempt.password);
    case 'sign-up':
      await checkNewUsername(platform, attempt.username);
      return session.signUpWithEmailAndPassword(attempt.username, attempt.email, attempt.password);
  }
}

/**
 * Source: SIGNUP-consent-missing, SIGNUP-creates-account, ERROR-log-in.
 *
 * @param goToLogIn switches to the log-in form; the alert about the consent offers it
 */
export function createSignInStore(platform: Platform, goToLogIn: () => void): SignInStore {
  const { alerts, consents, parentApp, reload, session, log } = platform;
  let attempted: FormMode | undefined;
  const work = createAsync((attempt: Attempt) => authenticate(platform, attempt));

  /** Whether the form may proceed; otherwise shows what is missing. */
  const hasConsent = (form: FormMode): boolean => {
    if (form === 'log-in' || consents.state$.value.PPandTandCConsent) return true;
    const { title, description, note, logIn, ok } = signInUp.agree;
    consents.highlight();
    alerts.show({
      title,
      description,
      note,
      buttons: [
        { title: logIn, style: 'secondary', onClick: goToLogIn },
        { title: ok, style: 'primary' },
      ],
    });
    return false;
  };

  async function submit(attempt: Attempt, onRefused?: (error: Error) => void): Promise<void> {
    if (work.state$.value.status === 'loading' || !hasConsent(attempt.mode)) return;
    consents.uploadAfterSignIn(attempt.mode === 'sign-up');
    attempted = attempt.mode;
    await work.run(attempt);
    const outcome = work.state$.value;
    if (outcome.status !== 'failure') return;
    logUnexplained(outcome.error, log);
    onRefused?.(outcome.error);
    alerts.show(failureAlert(outcome.error, () => void submit(attempt, onRefused)));
  }

  return {
    state$: work.state$,
    attempted: () => attempted,
    submit,
    async continueWith(provider, form) {
      if (!hasConsent(form)) return;
      consents.uploadAfterSignIn(form === 'sign-up');
      if (parentApp.isEmbedded) {
        parentApp.send(REQUESTS[provider], {});
        return;
      }
      // The popup answers this page, so nothing may replace the page meanwhile.
      const release = reload.hold('form');
      try {
        await session.signInWithGoogle();
      } catch (error) {
        log.info('Signing in with Google did not happen', { reason: String(error) });
      } finally {
        release();
      }
    },
  };
}
