import { createAsync } from 'kit';
import type { AsyncState, ObservableValue, Platform } from 'shared-contracts';
import { messages } from '../messages';

/** What was typed; nothing is checked here, the identity provider decides (SPEC §5). */
export type Attempt =
  | { readonly mode: 'log-in'; readonly email: string; readonly password: string }
  | {
      readonly mode: 'sign-up';
      readonly username: string;
      readonly email: string;
      readonly password: string;
    };

export interface SignInStore {
  readonly state$: ObservableValue<AsyncState<void>>;
  /**
   * Logs in, or creates the account if the consent is given. A failure becomes SPEC §8's alert.
   *
   * @param logInPath where the alert's 'go to log in' leads
   */
  submit(attempt: Attempt, logInPath: string): Promise<void>;
}

function authenticate({ session }: Platform, attempt: Attempt): Promise<void> {
  switch (attempt.mode) {
    case 'log-in':
      return session.signInWithEmailAndPassword(attempt.email, attempt.password);
    case 'sign-up':
      return session.signUpWithEmailAndPassword(attempt.username, attempt.email, attempt.password);
  }
}

/** Source: SPEC §4 Sign-up, §8. */
export function createSignInStore(platform: Platform): SignInStore {
  const { alerts, consents } = platform;
  const work = createAsync((attempt: Attempt) => authenticate(platform, attempt));

  const askForConsent = (logInPath: string) => {
    const { title, description, logIn, ok } = messages.signInUp.agree;
    consents.highlight();
    alerts.show({
      title,
      description,
      buttons: [
        { title: logIn, style: 'secondary', redirectTo: logInPath },
        { title: ok, style: 'primary' },
      ],
    });
  };

  return {
    state$: work.state$,
    async submit(attempt, logInPath) {
      if (work.state$.value.status === 'loading') return;
      if (attempt.mode === 'sign-up' && !consents.state$.value.PPandTandCConsent) {
        askForConsent(logInPath);
        return;
      }
      await work.run(attempt);
      const outcome = work.state$.value;
      if (outcome.status === 'failure') {
        alerts.show({ title: messages.oops, description: outcome.error.message });
      }
    },
  };
}
