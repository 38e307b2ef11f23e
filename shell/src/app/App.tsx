import type { ComponentType, ReactNode } from 'react';
import { PlatformProvider, useObservable } from 'kit';
import { AlertDialog } from '../alerts/AlertDialog';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import type { Host } from '../host/host';
import { LoadingBar } from '../loading/Loading';
import type { ShellPlatform } from '../platform/create-platform';
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

/** The shell: header, the screen of the route, footer, the overlay above it, the alert dialog. */
export function App({ platform, host, overridden, router: Router }: AppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Router>
        <LoadingBar isActive$={platform.loading.isActive$} />
        <ShellHeader platform={platform} />
        <Screens platform={platform} host={host} />
        <ShellFooter platform={platform} />
        <Slots platform={platform} host={host} />
        <OverrideBanner names={overridden} />
        <AlertDialog alerts={platform.alerts} />
      </Router>
    </PlatformProvider>
  );
}

/** Who is here, and whether the screen has asked for the whole page. */
function useChrome({ session, chrome }: ShellPlatform) {
  const state = useObservable(session.state$, { status: 'unknown' });
  const hidden = useObservable(chrome.isHidden$, chrome.isHidden$.value);
  return { session: state, hidden };
}

const ShellHeader = ({ platform }: Pick<AppProps, 'platform'>) => (
  <Header {...useChrome(platform)} />
);

const ShellFooter = ({ platform }: Pick<AppProps, 'platform'>) => (
  <Footer {...useChrome(platform)} />
);
