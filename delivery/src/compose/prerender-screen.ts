import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import type { Platform, PrerenderableScreen, RouteLocation, ScreenProps } from 'shared-contracts';

interface Surroundings {
  /** Answers at once what the page carries (`content.prerendered`). It waits for nothing. */
  readonly platform: Platform;
  readonly location: RouteLocation;
}

/**
 * Renders a screen in Node as the page shows it before any script: session, query and parameters
 * unknown, effects not run. Hydrating it with the same build keeps every node. Source: decision 30.
 *
 * @throws {Error} that the screen throws while rendering
 */
export function prerenderScreen(
  { Root, identifierPrefix }: PrerenderableScreen,
  { platform, location }: Surroundings,
): string {
  const onCrash = (error: Error) => {
    throw error;
  };
  const route$ = new BehaviorSubject(location);
  const root = createElement(Root as FunctionComponent<ScreenProps>, { platform, route$, onCrash });
  return renderToString(root, { identifierPrefix });
}
