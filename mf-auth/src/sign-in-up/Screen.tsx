import { useEffect, useRef, useState } from 'react';
import { Link, useObservable, usePlatform, useRoute, useTitle } from 'kit';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { AuthForm } from './AuthForm';
import { FormPart } from './FormPart';
import { Mountains } from './Mountains';
import { formMode, nextPath } from './next-path';
import { createSignInStore } from './state';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/** Log-in and sign-up. Source: SPEC §2. */
export function SignInUpScreen() {
  const platform = usePlatform();
  const { query, from, isKnown } = useRoute();
  const [store] = useState(() => createSignInStore(platform));
  const work = useObservable(store.state$, idle);
  const session = useObservable(platform.session.state$, UNKNOWN);
  const mode = isKnown ? formMode(query) : undefined;
  const { logIn, signUp } = messages.signInUp;
  useTitle(mode === undefined ? '' : (mode === 'log-in' ? logIn : signUp).title);

  useEffect(() => {
    platform.chrome.hide();
    return () => platform.chrome.show();
  }, [platform]);

  useEffect(() => {
    platform.session.ready().catch((error: unknown) => {
      platform.log.warn('The identity provider is not there yet', { error });
    });
  }, [platform]);

  // A new account is signed in before its name is saved: wait until all of it is done.
  const isDone = session.status === 'member' && work.status !== 'loading';
  const wasVisitor = useRef(false);
  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (session.status === 'visitor') wasVisitor.current = true;
    if (!isKnown || !isDone || hasGoneOn.current) return;
    hasGoneOn.current = true;
    const wasSignedIn = !wasVisitor.current;
    platform.navigation.go(nextPath({ query, from, wasSignedIn }), { replace: true });
  }, [session.status, isKnown, isDone, query, from, platform]);

  return (
    <div className={styles['scene']}>
      <Mountains />
      <div className={styles['card']}>
        <Link to="/home" className={styles['home']}>
          {messages.signInUp.home}
        </Link>
        <h1 className={styles['title']}>
          <FormPart inline of="log-in" mode={mode}>
            {logIn.title}
          </FormPart>
          <FormPart inline of="sign-up" mode={mode}>
            {signUp.title}
          </FormPart>
        </h1>
        <AuthForm mode={mode} store={store} isBusy={work.status === 'loading'} />
      </div>
    </div>
  );
}
