import type { ComponentType, ReactNode } from 'react';
import { PlatformProvider } from 'kit';
import { AlertDialog } from '../alerts';
import type { Fragments } from '../host/fragments';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';
import { LoadingBar } from './LoadingBar';
import { OverrideBanner } from './OverrideBanner';
import { Screens } from './Screens';
import { ShellHeader } from './ShellHeader';
import { Slots } from './Slots';

export interface AppProps {
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
  /** Names of the remotes that are repointed for this browser session. */
  readonly overridden: readonly string[];
  /** What publishing has rendered into the page. */
  readonly fragments: Fragments;
  /** The browser's router, or in Node one that stands still. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The shell: header, the screen of the route, the overlay above it, the alert dialog. */
export function App({ platform, registry, overridden, fragments, router: Router }: AppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Router>
        <LoadingBar loading={platform.loading} />
        <ShellHeader platform={platform} />
        <Screens platform={platform} registry={registry} fragments={fragments} />
        <Slots platform={platform} registry={registry} />
        <OverrideBanner names={overridden} />
        <AlertDialog alerts={platform.alerts} />
      </Router>
    </PlatformProvider>
  );
}
