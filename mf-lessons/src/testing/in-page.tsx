import { PlatformProvider } from 'kit';
import { StrictMode, type ComponentType } from 'react';
import type { Platform } from 'shared-contracts';

/** Renders a screen as `createScreen` does, for tests of prerendering and hydration. */
export const inPage = (Screen: ComponentType, platform: Platform) => (
  <StrictMode>
    <PlatformProvider platform={platform}>
      <Screen />
    </PlatformProvider>
  </StrictMode>
);
