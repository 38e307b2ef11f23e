import { useEffect, useState, type ComponentType } from 'react';
import { useObservable } from 'kit';
import type { OverlayProps } from './overlay/Overlay';

/**
 * Shows the slots of remotes. Today the only one is the overlay, which is open while the sign-up
 * flow is active. Its code loads on first use, under the global loading flag. Leaving the page
 * cancels the flow that started there. Source: OVERLAY-active-or-hidden.
 */
export function Slots({ platform, host }: OverlayProps) {
  const { signUpFlow, loading, navigation, alerts } = platform;
  const isActive = useObservable(signUpFlow.isActive$, false);
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();

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
    import(/* webpackChunkName: "overlay" */ './overlay/Overlay').then(
      (loaded) => setOverlay(() => loaded.Overlay),
      () => {
        // The learner has left the page; ignore the failure.
        if (!signUpFlow.isActive$.value) return;
        signUpFlow.cancel();
        alerts.show({
          title: 'The log-in could not be loaded.',
          description: 'Check your connection and try again.',
        });
      },
    );
    return () => loading.stop();
  }, [isActive, Overlay, signUpFlow, loading, alerts]);

  return isActive && Overlay ? <Overlay platform={platform} host={host} /> : null;
}
