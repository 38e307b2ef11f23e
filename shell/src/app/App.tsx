import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { PlatformProvider, useIsLive, useObservable } from 'kit';
import { LateAlertDialog } from '../alerts/LateAlertDialog';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import type { Host } from '../host/host';
import { LoadingBar } from '../loading/Loading';
import type { ShellPlatform } from '../platform/create-platform';
import { Screens } from './Screens';
import { Slots } from './Slots';

export interface AppProps {
  /** See `SiteConfig`. Default: `LIVE_SUBTITLE`. */
  readonly liveSubtitle?: string | undefined;
  readonly platform: ShellPlatform;
  readonly host: Host;
  /** Names of the remotes that are repointed for this browser session. */
  readonly overridden: readonly string[];
  /** The browser's router, or in Node one that stays where it is. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The shell: header, the screen of the route, footer, the overlay above it, the alert dialog. */
export function App({ platform, host, overridden, router: Router, liveSubtitle }: AppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Router>
        <LoadingBar isActive$={platform.loading.isActive$} />
        <Chrome platform={platform} liveSubtitle={liveSubtitle}>
          <Screens platform={platform} host={host} />
        </Chrome>
        <Slots platform={platform} host={host} />
        <Overrides names={overridden} />
        <LateAlertDialog alerts={platform.alerts} />
      </Router>
    </PlatformProvider>
  );
}

const OverrideBanner = lazy(() => import(/* webpackChunkName: "overrides" */ './OverrideBanner'));

/** The prerendered page does not know of this session's overrides. Their code is there by now. */
function Overrides({ names }: { readonly names: readonly string[] }) {
  const isKnown = useIsLive();
  if (!isKnown || names.length === 0) return null;
  return (
    <Suspense>
      <OverrideBanner names={names} />
    </Suspense>
  );
}

/** Header and footer around the screen, unless it has asked for the whole page. */
function Chrome({
  platform: { session, chrome },
  liveSubtitle,
  children,
}: Pick<AppProps, 'platform' | 'liveSubtitle'> & { readonly children: ReactNode }) {
  const state = useObservable(session.state$, { status: 'unknown' });
  const isHidden = useObservable(chrome.isHidden$, chrome.isHidden$.value);
  return (
    <>
      <Header session={state} hidden={isHidden} liveSubtitle={liveSubtitle} />
      {children}
      <Footer session={state} hidden={isHidden} />
    </>
  );
}
