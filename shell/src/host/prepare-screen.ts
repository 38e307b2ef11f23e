import type { Platform, RouteLocation } from 'shared-contracts';
import type { RouteMatch } from '../app/routes';
import type { RegistrySource } from '../registry/registry';
import { prefetchScreen } from './prefetch-screen';

/** What renders ahead is needed by no first screen; it comes when the browser has time. */
export const loadRenderAhead = () =>
  import(/* webpackChunkName: "render-ahead" */ './render-ahead');

/**
 * Gets a screen ready that the learner points at, or is about to press: its code, and once that is
 * there, its rendering, out of sight and without effects. What then remains for the click is to show
 * it. It never fails: opening the screen will say what is wrong. Source: DESIGN §7.
 *
 * @param location where the screen will be shown
 */
export function prepareScreen(
  registry: RegistrySource,
  { destination }: RouteMatch,
  location: RouteLocation,
  platform: Platform,
): void {
  const code = prefetchScreen(registry, destination);
  if (!code || destination.kind !== 'remote') return;
  const { remote, module } = code;
  const { screen } = destination;
  const { location$ } = platform.navigation;
  const here = location$.value;
  Promise.all([module, loadRenderAhead()]).then(
    ([{ default: lifecycles }, { renderAhead }]) => {
      // Who has gone on meanwhile has opened it themselves, or wants it no longer.
      if (location$.value !== here) return;
      renderAhead({ remote, screen, location, platform, lifecycles });
    },
    () => undefined,
  );
}
