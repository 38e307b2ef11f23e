import { messages } from '../messages';
import { ActionForm } from './ActionForm';
import { AppleMark, GoogleMark } from './marks';
import type { FormMode } from './next-path';
import type { Provider, SignInStore } from './state';
import styles from './providers.module.css';

interface ProvidersProps {
  /** undefined: not known yet, in the prerendered page. */
  readonly mode: FormMode | undefined;
  readonly store: SignInStore;
}

/**
 * Signing in with Google, and with Apple where a parent app can ask for it: the attribute
 * `data-embedded`, set before the first paint, shows that button by CSS. They look as both companies
 * ask for. Source: SPEC §2, INTERFACES §4.
 */
export function Providers({ mode, store }: ProvidersProps) {
  const { or, providers } = messages.signInUp;
  const continueWith = (provider: Provider) => () => {
    if (mode !== undefined) void store.continueWith(provider, mode);
  };
  return (
    <div className={styles['providers']}>
      <p className={styles['or']}>
        <span>{or}</span>
      </p>
      <ActionForm onAct={continueWith('google.com')}>
        <button type="submit" className={styles['google']}>
          <GoogleMark />
          {providers['google.com']}
        </button>
      </ActionForm>
      <ActionForm onAct={continueWith('apple.com')} className={styles['embedded']}>
        <button type="submit" className={styles['apple']}>
          <AppleMark />
          {providers['apple.com']}
        </button>
      </ActionForm>
    </div>
  );
}
