import { useEffect, useRef, useState } from 'react';
import {
  createScreen,
  Link,
  useObservable,
  usePlatform,
  useRoute,
  useSession,
  useTitle,
} from 'kit';
import { isPlainClick } from 'kit/plain-click';
import { idle, type Navigation } from 'shared-contracts';
import { wantedCode } from '../chunks/wanted';
import { signInUp } from '../messages/sign-in-up';
import { AuthForms } from './AuthForms';
import { FormPart } from './FormPart';
import { Mountains } from './Mountains';
import { formMode, formPath, isLockable, nextPath, pageName, type FormMode } from './next-path';
import { createSignInStore } from './sign-in-store';
import styles from './styles.module.css';
import { useHeadingFocus } from './use-heading-focus';
import { useKnownPlan } from './use-known-plan';
import type { WantedProps } from './Wanted';

/** Logs a learner in or signs them up, then leads to the next page. Source: ROUTE-sign-in-up. */
export function SignInUpScreen() {
  const platform = usePlatform();
  const { query, from, isKnown } = useRoute();
  const [showForm] = useState(() => formSwitch(platform.navigation));
  const [store] = useState(() => createSignInStore(platform, () => showForm('log-in')));
  const work = useObservable(store.state$, idle);
  const session = useSession();
  const mode = isKnown ? formMode(query) : undefined;
  const { logIn, signUp } = signInUp;
  useTitle(mode === undefined ? '' : (mode === 'log-in' ? logIn : signUp).title);
  const heading = useHeadingFocus(mode);

  useEffect(() => {
    platform.chrome.hide();
    return () => platform.chrome.show();
  }, [platform]);

  // A new account is signed in before its name is saved, so wait for the end of the work.
  const isSignedIn = session.status === 'member' && work.status !== 'loading';
  const isPlanKnown = useKnownPlan(isSignedIn);
  const next = nextPath({ query, from, wasSignedIn: false });
  const back = isKnown && from !== undefined ? pageName(next) : undefined;
  const wasVisitor = useRef(false);
  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (session.status === 'visitor') wasVisitor.current = true;
    const wasSignedIn = !wasVisitor.current;
    const isDone = isSignedIn && (wasSignedIn || isPlanKnown);
    if (!isKnown || !isDone || hasGoneOn.current) return;
    hasGoneOn.current = true;
    const after = nextPath({ query, from, wasSignedIn });
    // Going there again would leave two entries of one page, and Back would seem to do nothing.
    if (after === from) platform.navigation.back();
    else platform.navigation.go(after, { replace: true });
  }, [session.status, isKnown, isSignedIn, isPlanKnown, query, from, platform]);

  return (
    <div className={styles.scene}>
      <Mountains />
      <div className={styles.card}>
        <BackLink from={isKnown ? from : undefined} />
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          <FormPart inline of="log-in" mode={mode}>
            {logIn.title}
          </FormPart>
          <FormPart inline of="sign-up" mode={mode}>
            {signUp.title}
          </FormPart>
        </h1>
        {/* Only after another page of the product: a prerendered form must not move. */}
        {back !== undefined && isLockable(next) && <LoadWanted path={next} />}
        {back !== undefined && <p className={styles.afterwards}>{signInUp.afterwards(back)}</p>}
        {back === undefined && (
          <FormPart of="sign-up" mode={mode}>
            <p className={styles.afterwards}>{signUp.cost}</p>
          </FormPart>
        )}
        <AuthForms
          mode={mode}
          store={store}
          isLeaving={isSignedIn}
          switching={{ pathOf: (form) => formPath(form, query), show: showForm }}
        />
      </div>
    </div>
  );
}

/** Loads the panel of the locked page. Its space is reserved, and the form does not wait for it. */
function LoadWanted(props: WantedProps) {
  const { state$, load } = wantedCode;
  const code = useObservable(state$, idle);
  useEffect(load, [load]);
  return (
    <div className={styles.wanted}>
      {code.status === 'success' && <code.value.Wanted {...props} />}
    </div>
  );
}

/**
 * Links back to the previous page if that has a name, else home. The link goes back in the history,
 * so that the page does not show its alert again. Source: decision 64.
 */
function BackLink({ from }: { readonly from: string | undefined }) {
  const { navigation } = usePlatform();
  const page = from === undefined ? undefined : pageName(from);
  if (from === undefined || page === undefined) {
    return (
      <Link to="/home" className={styles.home}>
        {signInUp.home}
      </Link>
    );
  }
  return (
    <Link
      to={from}
      className={styles.home}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigation.back();
      }}
    >
      {signInUp.back(page)}
    </Link>
  );
}

/** Shows the other form without a new history entry: going back leaves this page. */
const formSwitch = (navigation: Navigation) => (mode: FormMode) => {
  const query = new URLSearchParams(navigation.location$.value.search);
  navigation.go(formPath(mode, query), { replace: true });
};

export default createScreen('sign-in-up', SignInUpScreen);
