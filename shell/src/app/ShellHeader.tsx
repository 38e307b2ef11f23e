import { useObservable } from 'kit';
import type { Platform } from 'shared-contracts';
import { Header } from '../header';

export function ShellHeader({ platform }: { readonly platform: Platform }) {
  const session = useObservable(platform.session.state$, { status: 'unknown' });
  const isHidden = useObservable(platform.chrome.isHidden$, platform.chrome.isHidden$.value);
  return <Header session={session} hidden={isHidden} />;
}
