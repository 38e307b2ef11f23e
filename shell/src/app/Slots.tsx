import { useEffect, useState, type ComponentType } from 'react';
import { useObservable } from 'kit';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';

export interface SlotsProps {
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
}

/**
 * The places that remotes fill beside routes: today the overlay, which is there while the sign-up
 * flow is active. Its code is loaded when it is first needed, under the global loading flag. It
 * belongs to the page that the flow was started on, also as long as its code is on its way.
 * Source: SPEC §2, Sign-up overlay.
 */
export function Slots({ platform, registry }: SlotsProps) {
  const { signUpFlow, loading, navigation, alerts } = platform;
  const isActive = useObservable(signUpFlow.isActive$, false);
  const [Overlay, setOverlay] = useState<ComponentType<SlotsProps>>();

  useEffect(() => {
    if (!isActive) return undefined;
    const openedOn = navigation.location$.value.pathname;
    const watching = navigation.location$.subscribe(({ pathname }) => {
      if (pathname !== openedOn) signUpFlow.cancel();
    });
    return () => watching.unsubscribe();
  }, [isActive, navigation, signUpFlow]);

  useEffect(() => {
    if (!isActive || Overlay) return undefined;
    loading.start();
    import(/* webpackChunkName: "overlay" */ './overlay').then(
      (loaded) => setOverlay(() => loaded.Overlay),
      () => {
        // Whoever has left the page no longer waits for it.
        if (!signUpFlow.isActive$.value) return;
        signUpFlow.cancel();
        alerts.show({
          title: 'This part cannot be reached.',
          description: 'Check your connection and try again.',
        });
      },
    );
    return () => loading.stop();
  }, [isActive, Overlay, signUpFlow, loading, alerts]);

  return isActive && Overlay ? <Overlay platform={platform} registry={registry} /> : null;
}
