import type { ComponentType, ReactNode } from 'react';
import { PlatformProvider, useObservable } from 'kit';
import { AlertDialog } from '../alerts/AlertDialog';
import { Header } from '../header/Header';
import type { Host } from '../host/host';
import type { ShellPlatform } from '../platform/create-platform';
import styles from './loading-bar.module.css';
import { OverrideBanner } from './OverrideBanner';
import { Screens } from './Screens';
import { Slots } from './Slots';

export interface AppProps {
  readonly platform: ShellPlatform;
  readonly host: Host;
  /** Names of the remotes that are repointed for this browser session. */
  readonly overridden: readonly string[];
  /** The browser's router, or in Node one that stays where it is. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The shell: header, the screen of the route, the overlay above it, the alert dialog. */
export function App({ platform, host, overridden, router: Router }: AppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Router>
        <LoadingBar platform={platform} />
        <ShellHeader platform={platform} />
        <Screens platform={platform} host={host} />
        <Slots platform={platform} host={host} />
        <OverrideBanner names={overridden} />
        <AlertDialog alerts={platform.alerts} />
      </Router>
    </PlatformProvider>
  );
}

type WithPlatform = Pick<AppProps, 'platform'>;

/** The global loading flag as a thin line. Decorative: each place says itself what it waits for. */
function LoadingBar({ platform: { loading } }: WithPlatform) {
  const isActive = useObservable(loading.isActive$, true);
  return isActive ? <div className={styles['line']} aria-hidden="true" /> : null;
}

function ShellHeader({ platform: { session, chrome } }: WithPlatform) {
  const state = useObservable(session.state$, { status: 'unknown' });
  const isHidden = useObservable(chrome.isHidden$, chrome.isHidden$.value);
  return <Header session={state} hidden={isHidden} />;
}
