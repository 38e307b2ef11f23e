import { PlatformProvider } from 'kit';
import { BrowserRouter } from 'react-router-dom';
import { AlertDialog } from '../alerts';
import { LoadingBar } from './LoadingBar';
import { Screens } from './Screens';
import { ShellHeader } from './ShellHeader';
import { OverrideBanner } from './OverrideBanner';
import type { AppServices } from './start';

/** The shell: header, the screen of the route, the alert dialog. */
export function App({ platform, registry, overridden }: AppServices) {
  return (
    <PlatformProvider platform={platform}>
      <BrowserRouter>
        <LoadingBar loading={platform.loading} />
        <ShellHeader platform={platform} />
        <Screens platform={platform} registry={registry} />
        {overridden.length > 0 && <OverrideBanner names={overridden} />}
        <AlertDialog alerts={platform.alerts} />
      </BrowserRouter>
    </PlatformProvider>
  );
}
