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
  /** The browser's router, or in Node a static one. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** Renders the shell: header, the route's screen, footer, overlay and alert dialog. */
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

/** A prerendered page knows no overrides, so the banner waits for live values. */
function Overrides({ names }: { readonly names: readonly string[] }) {
  const isLive = useIsLive();
  if (!isLive || names.length === 0) return null;
  return (
    <Suspense>
      <OverrideBanner names={names} />
    </Suspense>
  );
}

/** Renders header and footer around the screen, unless the screen hides them. */
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
