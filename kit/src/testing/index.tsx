import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import { createInMemoryPlatform, type InMemoryPlatform } from 'common-testing';
import { PlatformProvider } from '../shared/platform/PlatformProvider';

export * from './fake-engine';
export * from './fake-intersections';

export interface RenderedScreen extends RenderResult {
  readonly platform: InMemoryPlatform;
  /** Clicks and types as a person does. */
  readonly user: UserEvent;
}

/**
 * Renders a screen like the shell, in StrictMode, with an in-memory Platform. The screen's route is
 * the Platform's location.
 *
 * @param Component the screen
 * @param platform default: a visitor on `/`
 */
export function renderScreen(
  Component: ComponentType,
  platform: InMemoryPlatform = createInMemoryPlatform(),
): RenderedScreen {
  const result = render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <Component />
      </PlatformProvider>
    </StrictMode>,
  );
  return { ...result, platform, user: userEvent.setup() };
}
