import { PlatformProvider } from 'kit';
import { StrictMode, type ComponentType } from 'react';
import type { Platform } from 'shared-contracts';

/** A screen as `createScreen` renders it, for tests of prerendering and hydration. */
export const inPage = (Screen: ComponentType, platform: Platform) => (
  <StrictMode>
    <PlatformProvider platform={platform}>
      <Screen />
    </PlatformProvider>
  </StrictMode>
);
