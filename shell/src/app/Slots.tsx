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
 * flow is active. Its code is loaded when it is first needed. Source: SPEC §2, Sign-up overlay.
 */
export function Slots({ platform, registry }: SlotsProps) {
  const isActive = useObservable(platform.signUpFlow.isActive$, false);
  const [Overlay, setOverlay] = useState<ComponentType<SlotsProps>>();

  useEffect(() => {
    if (!isActive || Overlay) return;
    import(/* webpackChunkName: "overlay" */ './overlay').then(
      (loaded) => setOverlay(() => loaded.Overlay),
      () => {
        platform.signUpFlow.cancel();
        platform.alerts.show({
          title: 'This part cannot be reached.',
          description: 'Check your connection and try again.',
        });
      },
    );
  }, [isActive, Overlay, platform]);

  return isActive && Overlay ? <Overlay platform={platform} registry={registry} /> : null;
}
